import { LANGUAGES } from '@fachwerk/base/language';
import type { Translated } from '@fachwerk/base/translated';
import { visibleCompanies, visibleIds } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, type Sql, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import type { StorageLocation, StorageLocationData } from '../contract.ts';
import { OpeningHours } from '../contract-hours.ts';

/** A location with the key of its picture instead of the addresses. */
export type StoredLocation = Omit<StorageLocation, 'previewImage'> & {
  readonly networkId: string;
  readonly imageKey: string | null;
  /** Customers can be told with whom they sign. */
  readonly isPartyComplete: boolean;
  /** The company that runs it sells nothing for a while. */
  readonly isSuspended: boolean;
};

type LocationRow = Omit<StoredLocation, 'address' | 'position'> & {
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

const columns = sql`l.company_id, l.id, l.network_id, c.name as company_name, l.name, l.description, l.directions, l.street, l.postcode, l.city, l.country,
  l.latitude, l.longitude, l.time_zone, l.opening_hours, l.price_group_id, l.is_short_term, l.is_long_term, l.max_duration_minutes,
  l.grace_minutes, l.overrun_since, l.check_minutes, l.review_link, l.operator_email, l.keep_warm, l.is_active, l.preview_image as image_key, l.version,
  party.is_complete as is_party_complete, c.is_suspended`;

const locations = sql`locations.location l join companies.company_view c on c.company_id = l.company_id
  join companies.contract_party_view party on party.company_id = l.company_id`;

export async function listStoredLocations(ctx: CompanyCtx): Promise<StoredLocation[]> {
  const rows = await ctx.db.rows<LocationRow>(sql`
    select ${columns} from ${locations} where l.company_id = any(${await visibleCompanies(ctx)}) order by l.id`);
  return rows.map(locationFrom);
}

/** One that is in sight; who sees it is asked in the same breath. */
export async function findStoredLocation(ctx: CompanyCtx, id: string): Promise<StoredLocation | undefined> {
  const row = await ctx.db.first<LocationRow>(sql`
    select ${columns} from (${visibleIds(ctx)}) s join ${locations} on l.company_id = s.company_id where l.id = ${id}`);
  return row && locationFrom(row);
}

/** Keeps the row until the transaction ends: two people saving at once must both be told about the other. */
export async function lockStoredLocation(ctx: CompanyCtx, id: string): Promise<StoredLocation | undefined> {
  const row = await ctx.db.first<LocationRow>(sql`
    select ${columns} from ${locations}
    where l.company_id = any(${await visibleCompanies(ctx)}) and l.id = ${id}
    for update of l`);
  return row && locationFrom(row);
}

export type NewLocation = { readonly id: string; readonly networkId: string; readonly data: StorageLocationData };

export async function addStoredLocation(ctx: CompanyCtx, { id, networkId, data }: NewLocation): Promise<void> {
  const { names, values } = written(data);
  await ctx.db.rows(sql`
    insert into locations.location (company_id, id, network_id, created_at, ${names})
    values (${ctx.companyId}, ${id}, ${networkId}, ${ctx.now}, ${values})`);
}

/** Writes a location that was locked before, and raises the version. */
export async function saveStoredLocation(ctx: CompanyCtx, id: string, data: StorageLocationData): Promise<void> {
  const { names, values } = written(data);
  await ctx.db.rows(sql`
    update locations.location set (${names}) = row (${values}), version = version + 1
    where company_id = ${ctx.companyId} and id = ${id}`);
}

/** Beside the version, which guards what the form writes: an open form is not outdated by a picture. */
export async function saveImageKey(ctx: CompanyCtx, id: string, imageKey: string | null): Promise<void> {
  await ctx.db.rows(sql`
    update locations.location set preview_image = ${imageKey}
    where company_id = ${ctx.companyId} and id = ${id}`);
}

/** A translation that is missing is empty, in every record: so the same texts always compare as the same. */
export function everyLanguage<Texts extends Translated>(texts: Texts): Texts {
  return Object.fromEntries(LANGUAGES.map((language) => [language, texts[language] ?? ''])) as Texts;
}

/** Columns and values of what the editor writes, in one order for insert and update. */
function written(data: StorageLocationData): { names: Sql; values: Sql } {
  const { address, position, openingHours, keepWarm } = data;
  return {
    names: sql`name, description, directions, street, postcode, city, country, latitude, longitude, time_zone, opening_hours, price_group_id,
      is_short_term, is_long_term, max_duration_minutes, grace_minutes, overrun_since, check_minutes, review_link, operator_email, keep_warm, is_active`,
    values: sql`${jsonOf(everyLanguage(data.name))}::jsonb, ${jsonOf(everyLanguage(data.description))}::jsonb,
      ${jsonOf(everyLanguage(data.directions ?? {}))}::jsonb, ${address.street}, ${address.postcode}, ${address.city},
      ${address.country}, ${position?.latitude ?? null}::float8, ${position?.longitude ?? null}::float8, ${data.timeZone},
      ${jsonOf(openingHours)}::jsonb, ${data.priceGroupId}::uuid, ${data.isShortTerm}::boolean, ${data.isLongTerm}::boolean,
      ${data.maxDurationMinutes}::int, ${data.graceMinutes}::int, ${data.overrunSince}, ${data.checkMinutes}::int, ${data.reviewLink}, ${data.operatorEmail},
      ${jsonOf(keepWarm)}::jsonb, ${data.isActive}::boolean`,
  };
}

function locationFrom({ street, postcode, city, country, latitude, longitude, ...row }: LocationRow): StoredLocation {
  return {
    ...row,
    address: { street, postcode, city, country },
    // jsonb keeps its own order of keys; in the contract's the same hours always compare as the same.
    openingHours: z.parse(OpeningHours, row.openingHours),
    position: latitude === null || longitude === null ? null : { latitude, longitude },
  };
}

export async function countLocations(ctx: CompanyCtx): Promise<number> {
  const row = await ctx.db.first<{ count: number }>(
    sql`select count(*)::int as count from locations.location where company_id = ${ctx.companyId}`,
  );
  return row!.count;
}
