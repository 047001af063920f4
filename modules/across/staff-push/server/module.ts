import { userRemoved } from '@fachwerk/auth/contract';
import { when } from '@fachwerk/server/events';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { staffPushApi, staffPushProblems } from '../contract.ts';
import { removeDevicesOf } from './device/device-store.ts';
import { endDevice } from './device/end-device.ts';
import { saveOwnDevice } from './device/save-own-device.ts';
import { showDevice } from './device/show-device.ts';
import { showKey } from './device/show-key.ts';
import { testDevice } from './device/test-device.ts';
import { deliverStaffPush } from './sending/deliver-staff-push.job.ts';
import { forgetDeliveries } from './sending/forget-deliveries.job.ts';
import { listeners } from './sending/on-events.ts';

export const staffPush: Module = {
  name: 'staff-push',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  problems: staffPushProblems,
  routes: [
    on(staffPushApi.show, showDevice),
    on(staffPushApi.key, showKey),
    on(staffPushApi.save, saveOwnDevice),
    on(staffPushApi.end, endDevice),
    on(staffPushApi.test, testDevice),
  ],
  jobs: [deliverStaffPush, forgetDeliveries],
  listeners: [
    ...listeners,
    when(userRemoved, {
      name: 'forget-staff-devices',
      run: (ctx, { companyId, userId }) => removeDevicesOf({ ...ctx, companyId }, userId),
    }),
  ],
};
