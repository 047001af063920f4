import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type inquiryApi, inquiryProblems } from '../contract.ts';
import { lockInquiry, saveInquiry } from './inquiry-store.ts';
import { notifyWatchers } from './notify-watchers.ts';

const problem = problemsOf(inquiryProblems);

export const saveNote: UseCase<typeof inquiryApi.saveNote> = async (ctx, { id, version, note }) => {
  const inquiry = await lockInquiry(ctx, id);
  if (!inquiry) throw problem('inquiry.unknown');
  if (inquiry.version !== version) throw problem('inquiry.changed_meanwhile');
  const saved = await saveInquiry(ctx, { ...inquiry, note });
  await notifyWatchers(ctx);
  return saved;
};
