import { withinPlaces } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { allOf, type Sql, sql } from '@fachwerk/server/sql';
import { withinWindow } from '@fachwerk/server/within-window';
import type { AttemptState, OpenAttempt, OpenType } from '../../contract.ts';
import { isEnded, type Progress } from '../../rules/attempt-states.ts';

/** An attempt with internal fields. */
export type Attempt = OpenAttempt & {
  readonly companyId: string;
  readonly controllerId: string;
  readonly personId: string | null;
  readonly locationId: string;
  readonly locationName: string;
  readonly hasDoorSensor: boolean;
};

const columns = sql`a.company_id, a.id, a.lock_id, l.number as lock_name, a.controller_id, a.location_id, p.german_name as location_name,
  a.type, a.send_alt_signal, a.reason, a.state, a.detail, a.person_id, a.person_name, a.requested_at, a.sent_at, a.acknowledged_at,
  a.ended_at, a.expires_at, coalesce(s.door_state, 'unknown') as door_state,
  coalesce(s.has_door_sensor, false) as has_door_sensor`;
const tables = sql`openings.attempt a
  join lockers.lock_view l on l.company_id = a.company_id and l.id = a.lock_id
  join locations.location_view p on p.company_id = a.company_id and p.id = a.location_id
  left join lockers.lock_state_view s on s.company_id = a.company_id and s.lock_id = a.lock_id`;

/** Within visible companies, given as a list or a subquery. */
export function findAttempt(
  ctx: CompanyCtx,
  companyIds: readonly string[] | Sql,
  id: string,
): Promise<Attempt | undefined> {
  return ctx.db.first<Attempt>(sql`
    select ${columns} from ${tables}
    where a.company_id = any(${companyIds}) and a.id = ${id} and ${withinPlaces(ctx, sql`a.location_id`)}`);
}

/** Locked until the transaction ends: of two answers to one attempt only one finds it open. */
export function lockAttempt({ db, companyId }: CompanyCtx, id: string): Promise<Attempt | undefined> {
  return db.first<Attempt>(
    sql`select ${columns} from ${tables} where a.company_id = ${companyId} and a.id = ${id} for no key update of a`,
  );
}

export type AttemptFilter = {
  readonly companyIds: readonly string[];
  readonly lockId?: string | undefined;
  readonly locationIds?: readonly string[] | undefined;
  readonly states?: readonly AttemptState[] | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
};

/** Newest first; `before` is the id of the last one shown. */
export function findAttempts(ctx: CompanyCtx, filter: AttemptFilter): Promise<Attempt[]> {
  const { companyIds, lockId, locationIds, states, before, limit } = filter;
  const conditions = allOf([
    sql`a.company_id = any(${companyIds})`,
    withinPlaces(ctx, sql`a.location_id`),
    lockId === undefined ? null : sql`a.lock_id = ${lockId}`,
    locationIds === undefined ? null : sql`a.location_id = any(${locationIds}::uuid[])`,
    states === undefined ? null : sql`a.state = any(${states})`,
    before === undefined
      ? null
      : sql`(a.requested_at, a.id) < (
          select b.requested_at, b.id from openings.attempt b where b.company_id = any(${companyIds}) and b.id = ${before})`,
  ]);
  return ctx.db.rows<Attempt>(sql`
    select ${columns} from ${tables} where ${conditions} order by a.requested_at desc, a.id desc limit ${limit}`);
}

export type NewAttempt = {
  readonly id: string;
  readonly lockId: string;
  readonly locationId: string;
  readonly controllerId: string;
  readonly type: OpenType;
  readonly sendAltSignal: boolean;
  readonly reason: string;
  readonly person: { readonly id: string | null; readonly name: string };
  readonly expiresAt: Date;
};

/** False if the id is taken, or the lock has an attempt under way. */
export async function addAttempt({ db, companyId, now }: CompanyCtx, given: NewAttempt): Promise<boolean> {
  const { id, lockId, locationId, controllerId, type, sendAltSignal, reason, person, expiresAt } = given;
  const added = await db.count(sql`
    insert into openings.attempt (company_id, id, lock_id, location_id, controller_id, type, send_alt_signal, reason, state,
      person_id, person_name, requested_at, expires_at)
    values (${companyId}, ${id}, ${lockId}, ${locationId}, ${controllerId}, ${type}, ${sendAltSignal}, ${reason}, 'requested',
      ${person.id}, ${person.name}, ${now}, ${expiresAt})
    on conflict do nothing`);
  return added === 1;
}

/** The attempt is locked. */
export async function saveProgress({ db, companyId, now }: CompanyCtx, id: string, next: Progress): Promise<void> {
  const { state, detail } = next;
  await db.write(sql`
    update openings.attempt set state = ${state}, detail = ${detail},
      sent_at = case when ${state} = 'sent' then ${now} else sent_at end,
      acknowledged_at = case when ${state} = 'acknowledged' then coalesce(acknowledged_at, ${now}) else acknowledged_at end,
      ended_at = case when ${isEnded(state)} then ${now}::timestamptz end
    where company_id = ${companyId} and id = ${id}`);
}

/** Openings since a time in the lock's company, by this lock and by this person. */
export async function countOpenings(
  { db, now }: CompanyCtx,
  companyId: Sql,
  { lockId, personId, since }: { lockId: string; personId: string | null; since: Date },
): Promise<{ openingsOfLock: number; openingsOfPerson: number; isUnderWay: boolean }> {
  const row = await db.first<{ openingsOfLock: number; openingsOfPerson: number; isUnderWay: boolean }>(sql`
    select
      (select count(*) from openings.attempt
        where company_id = ${companyId} and lock_id = ${lockId} and ${withinWindow(sql`requested_at`, since, now)}) as openings_of_lock,
      (select count(*) from openings.attempt
        where company_id = ${companyId} and person_id = ${personId}::uuid and ${withinWindow(sql`requested_at`, since, now)}) as openings_of_person,
      exists (select from openings.attempt
        where company_id = ${companyId} and lock_id = ${lockId} and ended_at is null) as is_under_way`);
  return row!;
}
