import { fieldOfInstant, HOUSE_ZONE } from '@fachwerk/base/time';
import { countEntries } from '@fachwerk/logs/facade';
import type { OpenLine } from '../contract.ts';
import type { Period } from '../rules/period.ts';
import type { HandoverCtx, HandoverScope, SourceFigure } from './source.ts';

/** Rows that know how many there are in all (`count(*) over ()`), as a part of what is open. */
export function rowsOfPart<Row extends { readonly total: number }>(
  rows: readonly Row[],
  lineOf: (row: Row) => OpenLine,
): { total: number; lines: OpenLine[] } {
  return { total: rows[0]?.total ?? 0, lines: rows.map(lineOf) };
}

/** The entries of the log behind a figure. */
export function logPath(
  types: readonly string[],
  { from, to }: Period,
  more: Readonly<Record<string, string>> = {},
): string {
  const at = (instant: Date) => fieldOfInstant(instant, HOUSE_ZONE);
  const query = new URLSearchParams({ time: 'own', from: at(from), to: at(to), ...more });
  for (const type of types) query.append('type', type);
  return `/admin/logs?${query}`;
}

/** A figure that counts entries of the log. */
export async function countedFigure(
  ctx: HandoverCtx,
  { companyIds, locationId, period, compared }: HandoverScope,
  name: string,
  types: readonly string[],
): Promise<SourceFigure> {
  const counted = await countEntries(ctx, { companyIds, types, locationId }, period, compared);
  const path = logPath(types, period, locationId ? { location: locationId } : {});
  return { name, unit: 'count', ...counted, path };
}
