import { problemsOf } from '@fachwerk/base/problem';
import { companiesInSight, inCompany } from '@fachwerk/companies/facade';
import { record } from '@fachwerk/logs/facade';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { siteHead } from '@fachwerk/sites/facade';
import { CannedKind, type withdrawalApi, withdrawalProblems } from '../contract.ts';
import { refundDueAt } from '../rules/limits.ts';
import { tellWatchers } from './tell-watchers.ts';
import { momentIn, sendAnswer } from './withdrawal-mails.ts';
import { addAnswer, findWithdrawal, listAnswers, lockWithdrawal, saveAnswered } from './withdrawal-store.ts';

const problem = problemsOf(withdrawalProblems);

export const readWithdrawal: UseCase<typeof withdrawalApi.find> = async (ctx, { id }) => {
  const withdrawal = await findWithdrawal(ctx, await companiesInSight(ctx), id);
  if (!withdrawal) throw problem('withdrawal.unknown');
  const owner = inCompany(ctx, withdrawal.companyId);
  const { language, name, orderNumber, receivedAt } = withdrawal;
  const say = (await ctx.house.texts.of(ctx.db, owner.companyId)).in(language);
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
    canned: CannedKind.options.map((kind) => ({ kind, text: say(`withdraw.canned.${kind}`, params) })),
  };
};

export const answerWithdrawal: UseCase<typeof withdrawalApi.answer> = async (ctx, { id, version, text }) => {
  const withdrawal = await lockWithdrawal(ctx, await companiesInSight(ctx), id);
  if (!withdrawal) throw problem('withdrawal.unknown');
  if (withdrawal.version !== version) throw problem('withdrawal.changed_meanwhile');

  const owner = inCompany(ctx, withdrawal.companyId);
  await addAnswer(owner, id, text);
  await saveAnswered(owner, id);
  await sendAnswer(owner, withdrawal, text);
  await audit(owner, {
    subjectKind: 'withdrawal',
    subjectId: id,
    action: 'withdrawal.answered',
    after: { orderNumber: withdrawal.orderNumber },
    address: ctx.request.address,
  });
  await record(owner, {
    type: 'withdrawal.answered',
    orderNumber: withdrawal.orderNumber,
    data: { withdrawalId: id, name: withdrawal.name },
  });
  await tellWatchers(owner);
  return { ...withdrawal, state: 'answered', answeredAt: ctx.now, version: version + 1 };
};
