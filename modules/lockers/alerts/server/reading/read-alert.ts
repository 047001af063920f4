import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { type AuditEntry, listAudit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { type Alert, AlertActivity, type alertApi, alertProblems } from '../../contract.ts';
import { findAlert, listComments } from '../alert-store.ts';
import { findMailedAt } from '../mails/mail-store.ts';

const problem = problemsOf(alertProblems);

/** Of a long story the latest part. */
const MOST_DEEDS = 100;

export const readAlert: UseCase<typeof alertApi.find> = async (ctx, { id }) => {
  const alert = await findAlert(ctx, id);
  if (!alert) throw problem('alert.unknown');
  const owner = inCompany(ctx, alert.companyId);
  const [talk, entries, mailedAt] = await Promise.all([
    listComments(owner, id),
    listAudit(owner, 'alert', id, { before: null, limit: MOST_DEEDS }),
    findMailedAt(owner, id),
  ]);
  return { ...alert, mailedAt, talk, deeds: entries.flatMap(deedOf).toReversed() };
};

/** What was written stands among the comments already. */
function deedOf({ id, at, actorName, action, after }: AuditEntry): AlertActivity[] {
  const known = AlertActivity.shape.action.options.find((each) => action === `alert.${each}`);
  if (!known) return [];
  const { assignee, priority } = (after ?? {}) as Partial<Alert>;
  const assigneeName = known === 'assigned' ? (assignee?.name ?? null) : null;
  return [{ id, at, personName: actorName, action: known, assigneeName, priority: priority ?? null }];
}
