import { problemsOf } from '@fachwerk/base/problem';
import { startOfDay } from '@fachwerk/base/time';
import { findCompany, listFranchisees, visibleCompanies } from '@fachwerk/companies/facade';
import { type LocationHead, listLocations, locationsOfTerm } from '@fachwerk/locations/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { allOf, isOneOf, type Sql, sql } from '@fachwerk/server/sql';
import { type DaySpan, type StatisticsFilter, statisticsProblems } from '../../contract.ts';

const problem = problemsOf(statisticsProblems);

/** What somebody asks for, within what they may see. */
export type Scope = {
  readonly companyIds: readonly string[];
  /** Null: wherever they are. */
  readonly locationIds: readonly string[] | null;
  readonly sizeCodes: readonly string[];
  /** Narrowed to boxes: nothing else has a place or a size. */
  readonly isOfBoxes: boolean;
  /** Narrowed to an item: only orders have any. */
  readonly itemId: string | null;
};

/** All that the companies in sight have. */
export async function wholeScope(ctx: CompanyCtx): Promise<Scope> {
  return {
    companyIds: await visibleCompanies(ctx),
    locationIds: null,
    sizeCodes: [],
    isOfBoxes: false,
    itemId: null,
  };
}

/** A company or a location out of sight is as unknown as nobody's. */
export async function scopeOf(
  ctx: CompanyCtx,
  { companyIds = [], locationIds = [], sizeCodes = [], term, itemId }: StatisticsFilter,
): Promise<Scope> {
  const visible = await visibleCompanies(ctx);
  const places = locationIds.length > 0 ? (await listLocations(ctx)).map(({ id }) => id) : [];
  if (companyIds.some((id) => !visible.includes(id)) || locationIds.some((id) => !places.includes(id)))
    throw problem('statistics.place_unknown');
  const chosen = locationIds.length > 0 ? locationIds : null;
  const ofTerm = term ? await locationsOfTerm(ctx, term) : null;
  const among = ofTerm && chosen ? chosen.filter((id) => ofTerm.includes(id)) : (ofTerm ?? chosen);
  return {
    companyIds: companyIds.length > 0 ? companyIds : visible,
    locationIds: among,
    sizeCodes,
    isOfBoxes: among !== null || sizeCodes.length > 0,
    itemId: itemId ?? null,
  };
}

/** `f` is the table of boxes. */
export const boxesIn = ({ companyIds, locationIds, sizeCodes }: Scope): Sql =>
  allOf([
    isOneOf(sql`f.company_id`, companyIds),
    locationIds ? sql`f.location_id = any(${locationIds}::uuid[])` : null,
    sizeCodes.length > 0 ? sql`f.size_code = any(${sizeCodes}::text[])` : null,
  ]);

/** `f` is a view of revenue: what came on the last day of a span after the time up to which it counts. */
export const isAfterCut = ({ to }: DaySpan, cutAt: Date | null): Sql =>
  cutAt === null
    ? sql`false`
    : sql`f.issued_at > ${cutAt} and f.issued_at < ${startOfDay(Temporal.PlainDate.from(to).add({ days: 1 }))}`;

/** The companies in sight, the caller's own first. */
export async function listCompanies(ctx: CompanyCtx): Promise<{ id: string; name: string }[]> {
  const [visible, own, franchisees] = await Promise.all([
    visibleCompanies(ctx),
    findCompany(ctx),
    listFranchisees(ctx),
  ]);
  return [...(own ? [own] : []), ...franchisees]
    .filter(({ id }) => visible.includes(id))
    .map(({ id, name }) => ({ id, name }));
}

export const namesOfLocations = (locations: readonly LocationHead[]) =>
  new Map(locations.map(({ id, name }) => [id, name]));
