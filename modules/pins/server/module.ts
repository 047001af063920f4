import { type Module, on } from '@fachwerk/server/module';
import { pinApi, pinCapabilities, pinProblems } from '../contract.ts';
import { texts } from '../texts/all.ts';
import { createDemoPins } from './demo/create-demo-pins.ts';
import { listPins } from './list-pins.ts';
import { removePin } from './remove-pin.ts';
import { savePin } from './save-pin.ts';

export const pins: Module = {
  name: 'pins',
  sql: new URL('../sql/', import.meta.url),
  texts,
  capabilities: pinCapabilities,
  problems: pinProblems,
  demo: createDemoPins,
  routes: [on(pinApi.list, listPins), on(pinApi.blank, savePin), on(pinApi.remove, removePin)],
};
