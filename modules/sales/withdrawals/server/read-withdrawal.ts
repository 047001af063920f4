import { problemsOf } from '@fachwerk/base/problem';
import { inCompany, visibleCompanies } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { siteHead } from '@fachwerk/sites/facade';
import { CannedKind, type withdrawalApi, withdrawalProblems } from '../contract.ts';
import { refundDueAt } from '../rules/limits.ts';
import { momentIn } from './withdrawal-mails.ts';
import { findWithdrawal, listAnswers } from './withdrawal-store.ts';

const problem = problemsOf(withdrawalProblems);

export const readWithdrawal: UseCase<typeof withdrawalApi.find> = async (ctx, { id }) => {
  const withdrawal = await findWithdrawal(ctx, await visibleCompanies(ctx), id);
  if (!withdrawal) throw problem('withdrawal.unknown');
  const owner = inCompany(ctx, withdrawal.companyId);
  const { language, name, orderNumber, receivedAt } = withdrawal;
  const t = (await ctx.app.texts.of(ctx.db, owner.companyId)).in(language);
  const params = {
    name,
    orderNumber,
    date: momentIn(language, receivedAt).date,
    due: momentIn(language, refundDueAt(receivedAt)).date,
    site: (await siteHead(owner)).name,
  };
  return {
    ...withdrawal,
    answers: await listAnswers(owner, id),
    canned: CannedKind.options.map((kind) => ({ kind, text: t(`withdraw.canned.${kind}`, params) })),
  };
};
