import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { type inquiryApi, inquiryProblems } from '../contract.ts';
import { lockInquiry, removeInquiry } from './inquiry-store.ts';
import { notifyWatchers } from './notify-watchers.ts';

const problem = problemsOf(inquiryProblems);

/** That something was deleted stays, and nothing of what it was. */
export const deleteInquiry: UseCase<typeof inquiryApi.remove> = async (ctx, { id }) => {
  const inquiry = await lockInquiry(ctx, id);
  if (!inquiry) throw problem('inquiry.unknown');
  await removeInquiry(ctx, id);
  const { kind, receivedAt } = inquiry;
  const about = { subjectKind: 'inquiry', subjectId: id, address: ctx.request.address };
  await audit(ctx, { ...about, action: 'inquiry.deleted', before: { kind, receivedAt } });
  await notifyWatchers(ctx);
  return {};
};
