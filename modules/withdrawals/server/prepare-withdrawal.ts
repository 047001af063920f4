import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { withdrawalProblems } from '../contract.ts';
import type { WithdrawalPaper, withdrawalSiteApi } from '../contract-site.ts';
import { addDraft, type Draft, findDraft } from './draft-store.ts';

const problem = problemsOf(withdrawalProblems);
/** 192 bits: the page shows a name and an address. */
const KEY_BYTES = 24;

export const prepareWithdrawal: UseCase<typeof withdrawalSiteApi.prepare> = async (ctx, form) => {
  const key = ctx.newSecret(KEY_BYTES);
  await addDraft(ctx, key, { ...form, language: ctx.language });
  return { key };
};

export const showWithdrawal: UseCase<typeof withdrawalSiteApi.show> = async (ctx, { key }) => {
  const draft = await findDraft(ctx, key);
  if (!draft) throw problem('withdrawal.page_gone');
  return paperOf(draft);
};

export function paperOf({ name, email, orderNumber, subject, receivedAt }: Draft): WithdrawalPaper {
  return { name, email, orderNumber, subject, receivedAt };
}
