import { visibleCompanies } from '@fachwerk/companies/facade';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { type Sql, sql } from '@fachwerk/server/sql';
import { table } from '@fachwerk/server/table';
import type { LimitPlace, LimitScope, LimitSet, OwnLimits } from '../contract.ts';

type Row = {
  readonly companyId: string;
  readonly locationId: string | null;
  readonly lockType: string | null;
  readonly version: number;
  readonly batteryOutPercent: number | null;
  readonly batteryWarningPercent: number | null;
  readonly batteryBackPercent: number | null;
  readonly noSignalMinutes: number | null;
  readonly graceMinutes: number | null;
  readonly overrunSince: 'booked_end' | 'grace_end' | null;
  readonly keepWarm: OwnLimits['keepWarm'];
  readonly reminderMinutes: number | null;
  readonly shortReminderMinutes: number | null;
};

const said = table('limits.limit_set', {
  batteryOutPercent: 'integer?',
  batteryWarningPercent: 'integer?',
  batteryBackPercent: 'integer?',
  noSignalMinutes: 'integer?',
  graceMinutes: 'integer?',
  overrunSince: 'text?',
  keepWarm: 'jsonb?',
  reminderMinutes: 'integer?',
  shortReminderMinutes: 'integer?',
});
const columns = sql`s.company_id, s.location_id, s.lock_type, s.version, ${said.columns('s')}`;

/** All that is said at these companies, which are those of a network as far as they are asked for. */
export async function listSets({ db }: WorkCtx, companyIds: readonly string[]): Promise<LimitSet[]> {
  const rows = await db.rows<Row>(
    sql`select ${columns} from limits.limit_set s where s.company_id = any(${companyIds})`,
  );
  return rows.map(setFrom);
}

/** Locks the row of a place until the transaction ends; undefined while nothing is said there. */
export async function lockSet(ctx: CompanyCtx, { locationId, lockType }: LimitScope): Promise<LimitSet | undefined> {
  const row = await ctx.db.first<Row>(sql`
    select ${columns} from limits.limit_set s
    where s.company_id = ${ctx.companyId} and s.location_id is not distinct from ${locationId}::uuid
      and s.lock_type is not distinct from ${lockType}::text
    for update`);
  return row && setFrom(row);
}

/** Undefined: somebody was the first to say something here, at the same moment. */
export async function saveSet(ctx: CompanyCtx, scope: LimitScope, own: OwnLimits): Promise<LimitSet | undefined> {
  const row = await ctx.db.first<Row>(sql`
    insert into limits.limit_set as s (company_id, id, location_id, lock_type, ${said.columns()})
    select ${ctx.companyId}, ${ctx.newId()}, ${scope.locationId}::uuid, ${scope.lockType}::text, ${said.columns('g')} from ${given(own)}
    on conflict on constraint limit_set_one_per_place do nothing
    returning ${columns}`);
  return row && setFrom(row);
}

/** Of a row that was locked before. */
export async function changeSet(ctx: CompanyCtx, scope: LimitScope, own: OwnLimits): Promise<LimitSet> {
  const row = await ctx.db.first<Row>(sql`
    update limits.limit_set s set (${said.columns()}) = row (${said.columns('g')}), version = s.version + 1 from ${given(own)}
    where s.company_id = ${ctx.companyId} and s.location_id is not distinct from ${scope.locationId}::uuid
      and s.lock_type is not distinct from ${scope.lockType}::text
    returning ${columns}`);
  return setFrom(row!);
}

/** In sight, by name; without ids all of them. */
export async function listLimitPlaces(ctx: CompanyCtx, id?: string): Promise<LimitPlace[]> {
  const only = id === undefined ? sql`true` : sql`p.id = ${id}`;
  return ctx.db.rows<LimitPlace>(sql`
    select p.network_id, p.company_id, p.id as location_id, p.german_name as name, c.name as company_name
    from locations.location_view p join companies.company_view c on c.company_id = p.company_id
    where p.company_id = any(${await visibleCompanies(ctx)}) and ${only}
    order by p.german_name, p.id`);
}

function given({ battery, noSignal, overrun, keepWarm, reminders }: OwnLimits): Sql {
  const row = {
    batteryOutPercent: battery?.outPercent ?? null,
    batteryWarningPercent: battery?.warningPercent ?? null,
    batteryBackPercent: battery?.backPercent ?? null,
    noSignalMinutes: noSignal?.minutes ?? null,
    graceMinutes: overrun?.graceMinutes ?? null,
    overrunSince: overrun?.since ?? null,
    keepWarm,
    reminderMinutes: reminders?.minutes ?? null,
    shortReminderMinutes: reminders?.shortMinutes ?? null,
  };
  return said.records('g', [row]);
}

function setFrom(row: Row): LimitSet {
  const { companyId, locationId, lockType, version, keepWarm, noSignalMinutes } = row;
  const { batteryOutPercent, batteryWarningPercent, batteryBackPercent } = row;
  const { graceMinutes, overrunSince, reminderMinutes, shortReminderMinutes } = row;
  return {
    companyId,
    locationId,
    lockType,
    version,
    battery:
      batteryOutPercent === null || batteryWarningPercent === null || batteryBackPercent === null
        ? null
        : { outPercent: batteryOutPercent, warningPercent: batteryWarningPercent, backPercent: batteryBackPercent },
    noSignal: noSignalMinutes === null ? null : { minutes: noSignalMinutes },
    overrun: graceMinutes === null || overrunSince === null ? null : { graceMinutes, since: overrunSince },
    // jsonb keeps its own order of keys; the same values always compare as the same.
    keepWarm: keepWarm && {
      isOn: keepWarm.isOn,
      everyMinutes: keepWarm.everyMinutes,
      from: keepWarm.from,
      to: keepWarm.to,
    },
    reminders:
      reminderMinutes === null || shortReminderMinutes === null
        ? null
        : { minutes: reminderMinutes, shortMinutes: shortReminderMinutes },
  };
}
