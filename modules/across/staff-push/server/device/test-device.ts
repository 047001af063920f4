import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type staffPushApi, staffPushProblems } from '../../contract.ts';
import { sendNotice } from '../sending/send-notice.ts';
import { findOwnDevice } from './device-store.ts';

const problem = problemsOf(staffPushProblems);

export const testDevice: UseCase<typeof staffPushApi.test> = async (ctx, { endpoint }) => {
  const device = await findOwnDevice(ctx, ctx.caller.userId, endpoint);
  if (!device) throw problem('staff-push.unknown_device');
  await sendNotice(ctx, [device], {
    subject: 'test',
    source: `test ${ctx.newId()}`,
    title: 'staff-push.title.test',
    path: '/admin/settings/push',
  });
  return {};
};
