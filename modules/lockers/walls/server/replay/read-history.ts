import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { locationProblems } from '@fachwerk/locations/contract';
import { findLocation } from '@fachwerk/locations/facade';
import type { UseCase } from '@fachwerk/server/module';
import { type Sql, sql } from '@fachwerk/server/sql';
import { type WallChange, type wallApi, wallProblems } from '../../contract.ts';
import { whyNotReplay } from '../../rules/wall-span.ts';

const problem = problemsOf({ 'location.unknown': locationProblems['location.unknown'], ...wallProblems });

/** Boxes that stood there then: one that was archived since is replayed too. */
export const readHistory: UseCase<typeof wallApi.history> = async (ctx, { locationId, from, to }) => {
  const location = await findLocation(ctx, locationId);
  if (!location) throw problem('location.unknown');
  const refusal = whyNotReplay({ from, to }, ctx.now);
  if (refusal) throw problem(refusal);
  const { db, companyId } = inCompany(ctx, location.companyId);
  const here = (until: Date): Sql => sql`
    l.company_id = ${companyId} and l.location_id = ${locationId} and (l.archived_at is null or l.archived_at > ${until})`;
  const [start, changes] = await Promise.all([
    db.rows<WallChange>(sql`
      select h.at, l.id as box_id, h.state, h.lock_state, h.door_state, h.is_online from lockers.lock_view l
      cross join lateral (
        select * from walls.box_history h
        where h.company_id = l.company_id and h.lock_id = l.id and h.at <= ${from}
        order by h.at desc limit 1
      ) h
      where ${here(from)} order by l.id`),
    db.rows<WallChange>(sql`
      select h.at, l.id as box_id, h.state, h.lock_state, h.door_state, h.is_online from lockers.lock_view l
      join walls.box_history h on h.company_id = l.company_id and h.lock_id = l.id
      where ${here(from)} and h.at > ${from} and h.at <= ${to} order by h.at, l.id`),
  ]);
  return { start, changes };
};
