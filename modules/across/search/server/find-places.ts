import { plainName } from '@fachwerk/base/plain-name';
import { bestMatch, typedWords } from '@fachwerk/base/word-match';
import { withinPlaces } from '@fachwerk/companies/facade';
import { patternOf } from '@fachwerk/server/search';
import { sql } from '@fachwerk/server/sql';
import { FEW, type Finder, joined, plain } from './finder.ts';
import { listPlaces, type Place } from './place-store.ts';

export const findLocations: Finder = async ({ ctx, typed, companyIds }) => {
  if (typed.words.length === 0) return [];
  const exact = await listPlaces(ctx, companyIds, typed.words.map(patternOf));
  const places = exact.length > 0 ? exact : (await listPlaces(ctx, companyIds, [])).filter(isMeant(typed.words));
  return places.slice(0, FEW).map(({ id, germanName, city }) => ({
    ...plain,
    kind: 'location' as const,
    id,
    name: germanName,
    about: germanName.includes(city) ? '' : city,
  }));
};

/** Each word is one of the name or the town, with a typing mistake. */
const isMeant =
  (typed: readonly string[]) =>
  ({ germanName, city }: Place): boolean => {
    const words = typedWords(`${germanName} ${city}`);
    return typed.every((word) => bestMatch(words, plainName(word)) > 0);
  };

type DeviceRow = { readonly id: string; readonly kind: string; readonly name: string; readonly place: string | null };

/** Devices are as few as places: by the words of their name and of where they are. */
export const findDevices: Finder = async ({ ctx, typed, companyIds }) => {
  if (typed.words.length === 0) return [];
  const rows = await ctx.db.rows<DeviceRow>(sql`
    select d.id, d.kind, d.name, p.german_name as place from devices.controller_view d
    left join locations.location_view p on p.company_id = d.company_id and p.id = d.location_id
    where d.company_id = any(${companyIds}) and d.archived_at is null and ${withinPlaces(ctx, sql`d.location_id`)}
      and lower(d.name || ' ' || coalesce(p.german_name, '')) like all (${typed.words.map(patternOf)})
      and lower(d.name) like any (${typed.words.map(patternOf)})
    order by d.name, d.id limit ${FEW}`);
  return rows.map(({ id, kind, name, place }) => ({
    ...plain,
    kind: kind === 'terminal' ? ('terminal' as const) : ('controller' as const),
    id,
    name,
    about: joined(place ?? ''),
  }));
};
