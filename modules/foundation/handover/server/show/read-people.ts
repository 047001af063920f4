import { companiesOfNetwork, inNetwork } from '@fachwerk/companies/facade';
import { type Activity, listActivities, sentenceOf, typeLabel } from '@fachwerk/logs/facade';
import { listPeopleOf } from '@fachwerk/people/facade';
import type { Handover } from '../../contract.ts';
import { byPerson } from '../../rules/activities.ts';
import type { HandoverCtx, HandoverScope } from '../source.ts';
import { logPath } from '../source-parts.ts';

/** Of each kind of thing that somebody did. */
const NEWEST = 5;

type Wanted = { readonly alsoTypes: readonly string[]; readonly personId?: string | undefined };

/** People of the whole network: a franchisor's staff works at its franchisees, and these see what was done there. */
export async function readPeople(
  ctx: HandoverCtx,
  { companyIds, period, locationId, t }: HandoverScope,
  { alsoTypes, personId }: Wanted,
): Promise<Pick<Handover, 'people' | 'colleagues'>> {
  if (!ctx.caller.capabilities.has('logs.read')) return { people: null, colleagues: [] };
  const everybody = await listPeopleOf(ctx, await companiesOfNetwork(await inNetwork(ctx)));
  const visible = new Set(companyIds);
  const activities = await listActivities(ctx, {
    companyIds,
    personIds: everybody.map(({ id }) => id).filter((id) => !personId || id === personId),
    ...period,
    locationId,
    alsoTypes,
    newest: NEWEST,
  });
  const parts = [...Map.groupBy(activities, ({ personId: id, type }) => `${id} ${type}`).values()].map((rows) => {
    const { personId: id, personName, type, at, count } = rows[0]!;
    const lines = rows.map((row) => ({
      id: row.id,
      at: row.at,
      text: sentenceOf(t, row),
      about: aboutOf(row),
      path: `/admin/logs/${row.at.getTime()}-${row.id}`,
    }));
    return { personId: id!, personName, lastAt: at, group: { type, label: typeLabel(t, type), count, lines } };
  });
  return {
    people: byPerson(parts).map((person) => ({ ...person, path: logPath([], period, { person: person.id }) })),
    colleagues: everybody
      .filter(({ companyId, state }) => visible.has(companyId) && state === 'active')
      .map(({ id, name }) => ({ id, name })),
  };
}

/** Which record: its own name, with the place where it has one. */
function aboutOf({ data, lockName, locationName, orderNumber }: Activity): string {
  const subject = lockName || orderNumber || (typeof data.subjectName === 'string' ? data.subjectName : '');
  return [locationName, subject].filter((part, index, all) => part && all.indexOf(part) === index).join(' · ');
}
