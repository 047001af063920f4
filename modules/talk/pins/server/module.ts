import { userRemoved } from '@fachwerk/auth/contract';
import { when } from '@fachwerk/server/events';
import { askedFirst, type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { pinApi, pinCapabilities, pinProblems } from '../contract.ts';
import { createDemoPins } from './demo/create-demo-pins.ts';
import { listPins } from './pin/list-pins.ts';
import { removePin } from './pin/remove-pin.ts';
import { savePin } from './pin/save-pin.ts';
import { showTargets } from './pin/show-targets.ts';
import { beginDialogue } from './start/begin-dialogue.ts';
import { makeCard } from './start/make-card.ts';
import { forgetProgress } from './start/progress-store.ts';
import { saveProgress } from './start/save-progress.ts';

export const pins: Module = {
  name: 'pins',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: pinCapabilities,
  problems: pinProblems,
  demo: createDemoPins,
  listeners: [
    when(userRemoved, {
      name: 'forget-progress',
      run: (ctx, { companyId, userId }) => forgetProgress({ ...ctx, companyId }, userId),
    }),
  ],
  firstScreen: [askedFirst('pins', pinApi.list, listPins, () => ({}))],
  routes: [
    on(pinApi.list, listPins),
    on(pinApi.targets, showTargets),
    on(pinApi.blank, savePin),
    on(pinApi.remove, removePin),
    on(pinApi.begin, beginDialogue),
    on(pinApi.makeCard, makeCard),
    on(pinApi.tick, saveProgress),
  ],
};
