import { problemsOf } from '@fachwerk/base/problem';
import { addMinutes } from '@fachwerk/base/time';
import { inCompany, visibleCompanies } from '@fachwerk/companies/facade';
import { record } from '@fachwerk/logs/facade';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { withdrawalProblems } from '../contract.ts';
import type { withdrawalSiteApi } from '../contract-site.ts';
import { OWN_RECEIPTS_PER_HOUR, RECEIPTS_PER_HOUR } from '../rules/limits.ts';
import { orderNumberFrom } from '../rules/order-number.ts';
import { closeDraft, type Draft, lockDraft } from './draft-store.ts';
import { notifyWatchers } from './notify-watchers.ts';
import { paperOf } from './prepare-withdrawal.ts';
import { notifyOperator, sendBareReceipt, sendReceipt } from './withdrawal-mails.ts';
import { addWithdrawal, countLately, findMeantOrder } from './withdrawal-store.ts';

const problem = problemsOf(withdrawalProblems);

/** Does the same work, and answers the same, whether the order exists or not. */
export const confirmWithdrawal: UseCase<typeof withdrawalSiteApi.confirm> = async (ctx, { key }) => {
  const draft = await lockDraft(ctx, key);
  if (!draft) throw problem('withdrawal.page_gone');
  if (draft.receivedAt) return paperOf(draft);

  const visible = await visibleCompanies(ctx);
  const order = await orderMeant(ctx, visible, draft);
  const isOwn = order?.email === draft.email;
  const withinWindow = await countLately(ctx, visible, draft.email, addMinutes(ctx.now, -60));
  if (withinWindow >= (isOwn ? OWN_RECEIPTS_PER_HOUR : RECEIPTS_PER_HOUR)) throw problem('withdrawal.too_often');

  const id = ctx.newId();
  const owner = inCompany(withoutCaller(ctx), order?.companyId ?? ctx.companyId);
  const { receivedAt: _, ...given } = draft;
  await addWithdrawal(owner, { ...given, id, orderId: order?.id ?? null, isSameEmail: isOwn });
  await closeDraft(ctx, key, { companyId: owner.companyId, id });
  await (isOwn ? sendReceipt(ctx, draft) : sendBareReceipt(ctx, draft, key));
  await notifyOperator(owner, draft, id);
  await record(owner, {
    type: 'withdrawal.received',
    person: { id: null, name: draft.name },
    orderNumber: draft.orderNumber,
    data: { withdrawalId: id },
  });
  await notifyWatchers(owner);
  return paperOf({ ...draft, receivedAt: ctx.now });
};

async function orderMeant(ctx: SiteCtx, visible: readonly string[], { orderNumber, email }: Draft) {
  const number = orderNumberFrom(orderNumber);
  return number === null ? undefined : findMeantOrder(ctx, visible, number, email);
}

/** Whoever happens to be signed in is not who withdraws: the form says who does. */
function withoutCaller({ caller: _, ...ctx }: SiteCtx): Omit<SiteCtx, 'caller'> {
  return ctx;
}
