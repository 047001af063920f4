import { customerMerges } from '@fachwerk/customers/facade';
import { contribute } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { pushApi, pushProblems } from '../contract.ts';
import { deliverPush } from './deliver-push.job.ts';
import { endPush } from './end-push.ts';
import { mergeDevices } from './merge-devices.ts';
import { personalData } from './personal-data.ts';
import { showKey } from './show-key.ts';
import { showPush } from './show-push.ts';
import { startPush } from './start-push.ts';

export const push: Module = {
  name: 'push',
  sql: new URL('../sql/', import.meta.url),
  problems: pushProblems,
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  contributions: [contribute(customerMerges, mergeDevices)],
  routes: [
    on(pushApi.mine, showPush),
    on(pushApi.key, showKey),
    on(pushApi.start, startPush),
    on(pushApi.end, endPush),
  ],
  jobs: [deliverPush],
  personalData,
};
