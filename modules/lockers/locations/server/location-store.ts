import { LANGUAGES } from '@fachwerk/base/language';
import type { Translated } from '@fachwerk/base/translated';
import { visibleCompanies, visibleIds, withinPlaces } from '@fachwerk/companies/facade';
import { OpeningHours } from '@fachwerk/opening-hours/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { type Sql, sql } from '@fachwerk/server/sql';
import { type Column, table } from '@fachwerk/server/table';
import * as z from 'zod/mini';
import type { StorageLocation, StorageLocationData } from '../contract.ts';

/** A location with the key of its picture instead of the addresses. */
export type StoredLocation = Omit<StorageLocation, 'previewImage'> & {
  readonly networkId: string;
  readonly imageKey: string | null;
  /** Customers can be told with whom they sign. */
  readonly isPartyComplete: boolean;
  /** The company that runs it sells nothing for a while. */
  readonly isSuspended: boolean;
};

type Place = {
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
};
type LocationRow = Omit<StoredLocation, 'address' | 'position'> & Place;

/** What the editor writes. Every field of it has its column: one without does not compile. */
const edited = table('locations.location', {
  name: 'jsonb',
  description: 'jsonb',
  directions: 'jsonb',
  street: 'text',
  postcode: 'text',
  city: 'text',
  country: 'text',
  latitude: 'float8?',
  longitude: 'float8?',
  timeZone: 'text',
  openingHours: 'jsonb',
  priceGroupId: 'uuid?',
  isShortTerm: 'boolean',
  isLongTerm: 'boolean',
  maxDurationMinutes: 'integer',
  checkMinutes: 'integer',
  reviewLink: 'text',
  operatorEmail: 'text',
  isActive: 'boolean',
} satisfies Record<Exclude<keyof StorageLocationData, 'address' | 'position'> | keyof Place, Column>);

const columns = sql`l.company_id, l.id, l.network_id, c.name as company_name, ${edited.columns('l')}, l.preview_image as image_key, l.version,
  party.is_complete as is_party_complete, c.is_suspended`;

const locations = sql`locations.location l join companies.company_view c on c.company_id = l.company_id
  join companies.contract_party_view party on party.company_id = l.company_id`;

export async function listStoredLocations(ctx: CompanyCtx): Promise<StoredLocation[]> {
  const rows = await ctx.db.rows<LocationRow>(sql`
    select ${columns} from ${locations} where l.company_id = any(${await visibleCompanies(ctx)})
      and ${withinPlaces(ctx, sql`l.id`)} order by l.id`);
  return rows.map(locationFrom);
}

/** Of these those that are in sight. */
export async function findStoredLocations(ctx: CompanyCtx, ids: readonly string[]): Promise<StoredLocation[]> {
  const rows = await ctx.db.rows<LocationRow>(sql`
    select ${columns} from ${locations} where l.company_id = any(${await visibleCompanies(ctx)}) and l.id = any(${ids}::uuid[])
      and ${withinPlaces(ctx, sql`l.id`)} order by l.id`);
  return rows.map(locationFrom);
}

/** One that is in sight; who sees it is asked in the same breath. */
export async function findStoredLocation(ctx: CompanyCtx, id: string): Promise<StoredLocation | undefined> {
  const row = await ctx.db.first<LocationRow>(sql`
    select ${columns} from (${visibleIds(ctx)}) s join ${locations} on l.company_id = s.company_id
    where l.id = ${id} and ${withinPlaces(ctx, sql`l.id`)}`);
  return row && locationFrom(row);
}

/** Keeps the row until the transaction ends: two people saving at once must both be told about the other. */
export async function lockStoredLocation(ctx: CompanyCtx, id: string): Promise<StoredLocation | undefined> {
  const row = await ctx.db.first<LocationRow>(sql`
    select ${columns} from ${locations}
    where l.company_id = any(${await visibleCompanies(ctx)}) and l.id = ${id} and ${withinPlaces(ctx, sql`l.id`)}
    for update of l`);
  return row && locationFrom(row);
}

/** Those in sight, in one order: two who change several at once do not wait for each other in a circle. */
export async function lockStoredLocations(
  ctx: CompanyCtx,
  ids: readonly string[],
): Promise<Pick<StoredLocation, 'id' | 'companyId' | 'priceGroupId'>[]> {
  return ctx.db.rows(sql`
    select id, company_id, price_group_id from locations.location
    where company_id = any(${await visibleCompanies(ctx)}) and id = any(${ids}::uuid[]) and ${withinPlaces(ctx, sql`id`)}
    order by company_id, id for update`);
}

export async function savePriceGroup(ctx: CompanyCtx, ids: readonly string[], priceGroupId: string): Promise<void> {
  await ctx.db.rows(sql`
    update locations.location set price_group_id = ${priceGroupId}, version = version + 1
    where company_id = ${ctx.companyId} and id = any(${ids}::uuid[])`);
}

export type NewLocation = { readonly id: string; readonly networkId: string; readonly data: StorageLocationData };

export async function addStoredLocation(ctx: CompanyCtx, { id, networkId, data }: NewLocation): Promise<void> {
  await ctx.db.rows(sql`
    insert into locations.location (company_id, id, network_id, created_at, ${edited.columns()})
    select ${ctx.companyId}, ${id}, ${networkId}, ${ctx.now}, ${edited.columns('g')} from ${given(data)}`);
}

/** Writes a location that was locked before, and raises the version. */
export async function saveStoredLocation(ctx: CompanyCtx, id: string, data: StorageLocationData): Promise<void> {
  await ctx.db.rows(sql`
    update locations.location l set (${edited.columns()}) = row (${edited.columns('g')}), version = l.version + 1
    from ${given(data)} where l.company_id = ${ctx.companyId} and l.id = ${id}`);
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

/** As a row of a statement. */
function given({ address, position, ...data }: StorageLocationData): Sql {
  const row = {
    ...data,
    ...address,
    latitude: position?.latitude,
    longitude: position?.longitude,
    name: everyLanguage(data.name),
    description: everyLanguage(data.description),
    directions: everyLanguage(data.directions ?? {}),
  };
  return edited.records('g', [row]);
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
