import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type inquiryApi, inquiryProblems } from '../contract.ts';
import { findInquiry } from './inquiry-store.ts';

const problem = problemsOf(inquiryProblems);

export const readInquiry: UseCase<typeof inquiryApi.find> = async (ctx, { id }) => {
  const inquiry = await findInquiry(ctx, id);
  if (!inquiry) throw problem('inquiry.unknown');
  return inquiry;
};
