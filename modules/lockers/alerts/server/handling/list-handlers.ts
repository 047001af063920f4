import { problemsOf } from '@fachwerk/base/problem';
import { companyRef, inCompany } from '@fachwerk/companies/facade';
import { listColleagues } from '@fachwerk/people/facade';
import type { UseCase } from '@fachwerk/server/module';
import { type alertApi, alertProblems } from '../../contract.ts';
import { findAlert } from '../alert-store.ts';
import { employers, placesOf } from './handlers.ts';

const problem = problemsOf(alertProblems);

export const listHandlers: UseCase<typeof alertApi.people> = async (ctx, { id }) => {
  const alert = await findAlert(ctx, id);
  if (!alert) throw problem('alert.unknown');
  const people = employers(ctx, alert).map(async (companyId) => {
    const company = await companyRef(ctx, companyId);
    const colleagues = await listColleagues(inCompany(ctx, companyId), 'alerts.handle', placesOf(alert));
    return colleagues.map((colleague) => ({ ...colleague, companyName: company?.name ?? '' }));
  });
  return { people: (await Promise.all(people)).flat() };
};
