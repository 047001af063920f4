import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { type Alert, type alertApi, alertProblems } from '../../contract.ts';
import { whyNotFinish } from '../../rules/handle.ts';
import { endAlerts, lockAlerts } from '../alert-store.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { aboutAlert } from './change-alert.ts';
import { addComments } from './comment-store.ts';

const problem = problemsOf(alertProblems);

/** All or nothing where one is unknown; what somebody else finished meanwhile is no reason to refuse the others. */
export const finishAlerts: UseCase<typeof alertApi.finish> = async (ctx, { ids, comment }) => {
  const alerts = await lockAlerts(ctx, ids);
  if (alerts.length < new Set(ids).size) throw problem('alert.unknown');
  return { finished: (await finishLocked(ctx, alerts, { comment, address: ctx.request.address })).length };
};

/** Those of them that are open and in sight; their ids. A comment needs a person. */
export async function finishOpenAlerts(
  ctx: CompanyCtx,
  ids: readonly string[],
  finish: { readonly comment?: string | undefined } = {},
): Promise<string[]> {
  return finishLocked(ctx, await lockAlerts(ctx, ids), finish);
}

type Finish = { readonly comment?: string | undefined; readonly address?: string };

async function finishLocked(ctx: CompanyCtx, alerts: readonly Alert[], finish: Finish): Promise<string[]> {
  const ending = alerts.filter((alert) => whyNotFinish(alert) === null);
  for (const [companyId, own] of Map.groupBy(ending, (alert) => alert.companyId)) {
    await finishIn(inCompany(ctx, companyId), own, finish);
  }
  return ending.map(({ id }) => id);
}

async function finishIn(ctx: CompanyCtx, alerts: readonly Alert[], { comment, address }: Finish): Promise<void> {
  const ids = alerts.map(({ id }) => id);
  await endAlerts(ctx, ids);
  if (comment && ctx.caller) await addComments({ ...ctx, caller: ctx.caller }, ids, comment);
  for (const alert of alerts) {
    await audit(ctx, {
      subjectKind: 'alert',
      subjectId: alert.id,
      action: 'alert.done',
      before: { ...aboutAlert(alert), state: alert.state },
      after: { ...aboutAlert(alert), state: 'done', ...(comment && { text: comment }) },
      address,
    });
  }
  const touched = alerts.map(({ kind, subject, locationId }) => ({ kind, subjectId: subject.id, locationId }));
  await notifyWatchers(ctx, 'changed', touched);
}
