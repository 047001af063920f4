import { problemsOf } from '@fachwerk/base/problem';
import { companyRef, inCompany } from '@fachwerk/companies/facade';
import { findUser, listColleagues } from '@fachwerk/identity/facade';
import type { Ctx, UseCase } from '@fachwerk/server/module';
import { type Alert, type alertApi, alertCapabilities, alertProblems } from '../contract.ts';
import { findAlert } from './alert-store.ts';

const problem = problemsOf(alertProblems);
const { roles } = alertCapabilities['alerts.handle'];

/** The own people first; a franchisor may also give an alert to the people of the franchisee it belongs to. */
const employers = (ctx: Ctx, alert: Alert) => [...new Set([ctx.companyId, alert.companyId])];

export const listHandlers: UseCase<typeof alertApi.people> = async (ctx, { id }) => {
  const alert = await findAlert(ctx, id);
  if (!alert) throw problem('alert.unknown');
  const people = employers(ctx, alert).map(async (companyId) => {
    const company = await companyRef(ctx, companyId);
    const colleagues = await listColleagues(inCompany(ctx, companyId), roles);
    return colleagues.map((colleague) => ({ ...colleague, companyName: company?.name ?? '' }));
  });
  return { people: (await Promise.all(people)).flat() };
};

/** Somebody who may handle this alert, by the same rule as the list. */
export async function findHandler(ctx: Ctx, alert: Alert, userId: string): Promise<Alert['assignee']> {
  for (const companyId of employers(ctx, alert)) {
    const user = await findUser(inCompany(ctx, companyId), userId);
    if (user?.state !== 'active' || !roles.some((role) => user.backendRoles.includes(role))) continue;
    return { id: user.id, name: `${user.contact.firstName} ${user.contact.lastName}` };
  }
  return null;
}
