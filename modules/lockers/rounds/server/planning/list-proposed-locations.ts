import { textIn } from '@fachwerk/base/translated';
import { visibleCompanies } from '@fachwerk/companies/facade';
import { listLocationKeys } from '@fachwerk/locations/facade';
import { listColleagues } from '@fachwerk/people/facade';
import type { UseCase } from '@fachwerk/server/module';
import { MOST_PROPOSED, type ProposedLocation, type TaskKind } from '../../contract.ts';
import type { roundApi } from '../../contract-round.ts';
import { scoreOf, tasksFrom } from '../../rules/work.ts';
import { listLastVisits } from '../stop-store.ts';
import { findOpenWork } from '../work/find-open-work.ts';

/** The most urgent first. */
export const listProposedLocations: UseCase<typeof roundApi.proposal> = async (ctx, { day, search }) => {
  const work = Map.groupBy(await findOpenWork(ctx), ({ locationId }) => locationId);
  const visits = await listLastVisits(ctx, await visibleCompanies(ctx));
  const visitOf = new Map(visits.map((visit) => [visit.locationId, visit]));
  const locations = (await listLocationKeys(ctx, { search })).map(
    ({ id: locationId, names, postcode, city, companyName, position }): ProposedLocation => {
      const tasks = tasksFrom(work.get(locationId) ?? []);
      const visit = visitOf.get(locationId);
      const dueOn = visit?.dueOn && visit.dueOn <= day ? visit.dueOn : null;
      const counts: Record<TaskKind, number> = { alert: 0, battery: 0, check: 0, out_of_service: 0, manual: 0 };
      for (const { kind } of tasks) counts[kind]++;
      const urgent = tasks.filter(({ data }) => data.priority === 'urgent').length;
      return {
        locationId,
        name: textIn(names, 'de'),
        city: [postcode, city].filter(Boolean).join(' '),
        companyName,
        position,
        counts,
        urgent,
        dueOn,
        lastVisitAt: visit?.lastVisitAt ?? null,
        plannedOn: visit?.plannedOn ?? null,
        score: scoreOf({ counts, urgent, isDue: dueOn !== null }),
      };
    },
  );
  locations.sort((one, other) => other.score - one.score || one.name.localeCompare(other.name, 'de'));
  return {
    locations: locations.slice(0, MOST_PROPOSED),
    total: locations.length,
    technicians: await listColleagues(ctx, 'rounds.work'),
  };
};
