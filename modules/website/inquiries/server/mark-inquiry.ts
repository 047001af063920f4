import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { type inquiryApi, inquiryProblems } from '../contract.ts';
import { lockInquiry, saveInquiry } from './inquiry-store.ts';
import { notifyWatchers } from './notify-watchers.ts';

const problem = problemsOf(inquiryProblems);

/** Who marks it a second time changes nothing: it counts from the first. */
export const markInquiry: UseCase<typeof inquiryApi.mark> = async (ctx, { id, isDone }) => {
  const inquiry = await lockInquiry(ctx, id);
  if (!inquiry) throw problem('inquiry.unknown');
  if (isDone === (inquiry.doneAt !== null)) return inquiry;

  const saved = await saveInquiry(ctx, { ...inquiry, doneAt: isDone ? ctx.now : null });
  const about = { subjectKind: 'inquiry', subjectId: id, address: ctx.request.address };
  await audit(ctx, { ...about, action: isDone ? 'inquiry.done' : 'inquiry.reopened' });
  await notifyWatchers(ctx);
  return saved;
};
