import { patternOf } from '@fachwerk/server/search';
import { sql } from '@fachwerk/server/sql';
import type { Hit } from '../contract.ts';
import { FEW, type Finder, plain } from './finder.ts';
import { listPlaces } from './place-store.ts';

type Row = { readonly id: string; readonly number: string; readonly place: string };

/** By the number on the door, everywhere or where the other words lead. */
export const findBoxes: Finder = async ({ ctx, typed, companyIds }) => {
  const hits: Hit[] = [];
  for (const { numbers, place } of typed.boxes) {
    const locations = await listPlaces(ctx, companyIds, place.map(patternOf));
    const locationIds = locations.map(({ id }) => id);
    const rows = await ctx.db.rows<Row>(sql`
      select l.id, l.number, p.german_name as place
      from lockers.lock_view l
      join locations.location_view p on p.company_id = l.company_id and p.id = l.location_id
      where l.company_id = any(${companyIds}) and l.location_id = any(${locationIds}::uuid[]) and l.number = any(${numbers})
        and l.archived_at is null
      order by p.german_name, l.id limit ${FEW}`);
    hits.push(
      ...rows.map(({ id, number, place: about }) => ({
        ...plain,
        kind: 'box' as const,
        id,
        name: number,
        about,
        box: { id, number },
      })),
    );
  }
  return hits.slice(0, FEW);
};
