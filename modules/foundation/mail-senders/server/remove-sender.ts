import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { type senderApi, senderProblems } from '../contract.ts';
import { senderSettings } from './sender-settings.ts';
import { removeSender as remove } from './sender-store.ts';

const problem = problemsOf(senderProblems);

export const removeSender: UseCase<typeof senderApi.remove> = async (ctx) => {
  if ((await remove(ctx)) === 0) throw problem('mail_sender.none');
  await audit(ctx, {
    subjectKind: 'company',
    subjectId: ctx.companyId,
    action: 'mail_sender.removed',
    address: ctx.request.address,
  });
  return senderSettings(ctx);
};
