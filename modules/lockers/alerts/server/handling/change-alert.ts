import { inCompany } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import type { Alert } from '../../contract.ts';
import { saveAlert } from '../alert-store.ts';
import { notifyWatchers } from '../notify-watchers.ts';

type Change = Partial<Pick<Alert, 'priority' | 'state' | 'endedAt' | 'assignee'>>;

/** Saves what somebody changed about a locked alert, remembers who it was, and tells whoever is looking. */
export async function changeAlert(ctx: Ctx, alert: Alert, action: string, change: Change): Promise<Alert> {
  const owner = inCompany(ctx, alert.companyId);
  const changed = await saveAlert(owner, { ...alert, ...change });
  const names = Object.keys(change) as (keyof Change)[];
  const part = (of: Alert) => ({ ...aboutAlert(of), ...Object.fromEntries(names.map((name) => [name, of[name]])) });
  await audit(owner, {
    subjectKind: 'alert',
    subjectId: alert.id,
    action,
    before: part(alert),
    after: part(changed),
    address: ctx.request.address,
  });
  await notifyWatchers(owner, 'changed', [
    { kind: alert.kind, subjectId: alert.subject.id, locationId: alert.locationId },
  ]);
  return changed;
}

/** Which alert it was, for whoever reads the entry when the alert is long forgotten. */
export const aboutAlert = ({ kind, subject, locationName }: Alert) => ({
  kind,
  subject: subject.name,
  location: locationName,
});
