import { problemsOf } from '@fachwerk/base/problem';
import { inCompany, visibleCompanies } from '@fachwerk/companies/facade';
import { record } from '@fachwerk/logs/facade';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { type withdrawalApi, withdrawalProblems } from '../contract.ts';
import { notifyWatchers } from './notify-watchers.ts';
import { sendAnswer } from './withdrawal-mails.ts';
import { addAnswer, lockWithdrawal, saveAnswered } from './withdrawal-store.ts';

const problem = problemsOf(withdrawalProblems);

export const answerWithdrawal: UseCase<typeof withdrawalApi.answer> = async (ctx, { id, version, text }) => {
  const withdrawal = await lockWithdrawal(ctx, await visibleCompanies(ctx), id);
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
  await notifyWatchers(owner);
  return { ...withdrawal, state: 'answered', answeredAt: ctx.now, version: version + 1 };
};
