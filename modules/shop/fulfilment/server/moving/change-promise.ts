import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { fulfilmentProblems } from '../../contract.ts';
import type { fulfilmentApi } from '../../contract-staff.ts';
import { whyNotPromise } from '../../rules/promise.ts';
import { lockFulfilment, saveFulfilment } from '../record/fulfilment-store.ts';
import { notifyWatchers } from '../record/notify-watchers.ts';
import { noteStep } from '../record/step-store.ts';

const problem = problemsOf(fulfilmentProblems);

/** The customer sees it on the page; nobody is written to for five minutes. */
export const changePromise: UseCase<typeof fulfilmentApi.promise> = async (ctx, { orderId, promisedAt }) => {
  const found = await lockFulfilment(ctx, orderId);
  if (!found) throw problem('fulfilment.unknown');
  const refusal = whyNotPromise(found, promisedAt, ctx.now);
  if (refusal) throw problem(refusal, { state: found.state });
  if (found.promisedAt?.getTime() === promisedAt.getTime()) return found;
  const owner = inCompany(ctx, found.companyId);
  const saved = await saveFulfilment(owner, { ...found, promisedAt });
  await noteStep(owner, orderId, 'promised', { data: { from: found.promisedAt, to: promisedAt } });
  await notifyWatchers(owner, [orderId]);
  return saved;
};
