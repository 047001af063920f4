import { inCompany } from '@fachwerk/companies/facade';
import { findColleague } from '@fachwerk/people/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import type { Alert } from '../../contract.ts';

/** The own people first; a franchisor may also give an alert to the people of the franchisee it belongs to. */
export const employers = (ctx: Ctx, alert: Alert) => [...new Set([ctx.companyId, alert.companyId])];

export const placesOf = ({ companyId, locationId }: Alert) => ({
  companyId,
  locationIds: locationId ? [locationId] : [],
});

/** Somebody who may handle this alert, by the same rule as the list. */
export async function findHandler(ctx: Ctx, alert: Alert, userId: string): Promise<Alert['assignee']> {
  const at = placesOf(alert);
  for (const companyId of employers(ctx, alert)) {
    const found = await findColleague(inCompany(ctx, companyId), 'alerts.handle', userId, at);
    if (found) return found;
  }
  return null;
}
