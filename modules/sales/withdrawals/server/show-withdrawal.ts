import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { withdrawalProblems } from '../contract.ts';
import type { withdrawalSiteApi } from '../contract-site.ts';
import { findDraft } from './draft-store.ts';
import { paperOf } from './prepare-withdrawal.ts';

const problem = problemsOf(withdrawalProblems);

export const showWithdrawal: UseCase<typeof withdrawalSiteApi.show> = async (ctx, { key }) => {
  const draft = await findDraft(ctx, key);
  if (!draft) throw problem('withdrawal.page_gone');
  return paperOf(draft);
};
