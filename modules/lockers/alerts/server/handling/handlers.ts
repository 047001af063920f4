import { inCompany } from '@fachwerk/companies/facade';
import { findUser } from '@fachwerk/people/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import { type Alert, alertCapabilities } from '../../contract.ts';

export const { roles } = alertCapabilities['alerts.handle'];

/** The own people first; a franchisor may also give an alert to the people of the franchisee it belongs to. */
export const employers = (ctx: Ctx, alert: Alert) => [...new Set([ctx.companyId, alert.companyId])];

/** Somebody who may handle this alert, by the same rule as the list. */
export async function findHandler(ctx: Ctx, alert: Alert, userId: string): Promise<Alert['assignee']> {
  for (const companyId of employers(ctx, alert)) {
    const user = await findUser(inCompany(ctx, companyId), userId);
    if (user?.state !== 'active' || !roles.some((role) => user.backendRoles.includes(role))) continue;
    return { id: user.id, name: `${user.contact.firstName} ${user.contact.lastName}` };
  }
  return null;
}
