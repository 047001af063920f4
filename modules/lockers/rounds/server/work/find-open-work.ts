import type { AlertKind, AlertPriority } from '@fachwerk/alerts/contract';
import { visibleCompanies } from '@fachwerk/companies/facade';
import { batteryVisits } from '@fachwerk/maintenance/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { type Sql, sql } from '@fachwerk/server/sql';
import type { OpenWork } from '../../rules/work.ts';

type BoxRow = { readonly lockId: string; readonly boxNumber: string; readonly qrCode: string };
type OfKind<Kind extends OpenWork['kind']> = Extract<OpenWork, { kind: Kind }>;

/** Everything that is open in sight, or at these locations. */
export async function findOpenWork(ctx: CompanyCtx, locationIds?: readonly string[]): Promise<OpenWork[]> {
  const companyIds = await visibleCompanies(ctx);
  const here = (column: Sql) => (locationIds ? sql`${column} = any(${locationIds}::uuid[])` : sql`true`);
  return [
    ...(await findAlerts(ctx, companyIds, here(sql`a.location_id`))),
    ...(await findOutOfService(ctx, companyIds, here(sql`b.location_id`))),
    ...(await findChecks(ctx, companyIds, here(sql`r.location_id`))),
    ...(await findBatteries(ctx, companyIds, locationIds)),
  ];
}

const boxOf = ({ lockId, boxNumber, qrCode }: BoxRow) => ({ lockId, boxNumber, qrCode });

async function findAlerts(ctx: CompanyCtx, companyIds: readonly string[], here: Sql): Promise<OfKind<'alert'>[]> {
  type Row = {
    readonly id: string;
    readonly locationId: string;
    readonly kind: AlertKind;
    readonly priority: AlertPriority;
    readonly subjectName: string;
    readonly raisedAt: Date;
    readonly battery: number | null;
    readonly lockId: string | null;
    readonly number: string | null;
    readonly qrCode: string | null;
  };
  const rows = await ctx.db.rows<Row>(sql`
    select a.id, a.location_id, a.kind, a.priority, a.subject_name, a.raised_at, s.battery, l.id as lock_id, l.number, l.qr_code
    from alerts.alert_view a
    left join lockers.lock_view l on l.company_id = a.company_id and l.id = a.subject_id and a.subject_kind = 'lock'
    left join lockers.lock_state_view s on s.company_id = l.company_id and s.lock_id = l.id
    where a.company_id = any(${companyIds}) and a.state = 'open' and a.location_id is not null and ${here}`);
  return rows.map(({ id, locationId, kind, priority, subjectName, raisedAt, battery, lockId, number, qrCode }) => ({
    kind: 'alert',
    locationId,
    sourceId: id,
    alertKind: kind,
    priority,
    subjectName,
    raisedAt,
    details: kind === 'battery_low' && battery !== null ? { battery } : {},
    box: lockId && number !== null && qrCode !== null ? { lockId, boxNumber: number, qrCode } : null,
  }));
}

async function findOutOfService(
  ctx: CompanyCtx,
  companyIds: readonly string[],
  here: Sql,
): Promise<OfKind<'out_of_service'>[]> {
  type Row = BoxRow & {
    readonly locationId: string;
    readonly cause: string;
    readonly why: string;
    readonly since: Date;
  };
  const rows = await ctx.db.rows<Row>(sql`
    select b.location_id, b.id as lock_id, b.number as box_number, b.qr_code, b.out_cause as cause, b.out_reason as why, b.out_since as since
    from lockers.box_view b
    where b.company_id = any(${companyIds}) and b.out_since is not null and b.archived_at is null and ${here}`);
  return rows.map((row) => ({
    kind: 'out_of_service',
    locationId: row.locationId,
    box: boxOf(row),
    cause: row.cause,
    why: row.why,
    since: row.since,
  }));
}

async function findChecks(ctx: CompanyCtx, companyIds: readonly string[], here: Sql): Promise<OfKind<'check'>[]> {
  type Row = BoxRow & { readonly locationId: string; readonly rentalId: string; readonly endsAt: Date | null };
  const rows = await ctx.db.rows<Row>(sql`
    select r.location_id, r.id as rental_id, l.id as lock_id, l.number as box_number, l.qr_code, o.ends_at
    from lockers.occupancy_view o
    join rentals.rental_view r on r.company_id = o.company_id and r.occupancy_id = o.id
    join lockers.lock_view l on l.company_id = o.company_id and l.id = o.lock_id
    where o.company_id = any(${companyIds}) and o.kind = 'to_check' and o.released_at is null and r.state = 'ended' and ${here}`);
  return rows.map((row) => ({
    kind: 'check',
    locationId: row.locationId,
    sourceId: row.rentalId,
    box: boxOf(row),
    endsAt: row.endsAt,
  }));
}

async function findBatteries(
  ctx: CompanyCtx,
  companyIds: readonly string[],
  locationIds: readonly string[] | undefined,
): Promise<OfKind<'battery'>[]> {
  const visits = (await batteryVisits(ctx)).filter(
    ({ locationId }) => !locationIds || locationIds.includes(locationId),
  );
  if (visits.length === 0) return [];
  const codes = await ctx.db.rows<{ id: string; qrCode: string }>(sql`
    select id, qr_code from lockers.lock_view where company_id = any(${companyIds}) and id = any(${visits.map(({ id }) => id)}::uuid[])`);
  const codeOf = new Map(codes.map(({ id, qrCode }) => [id, qrCode]));
  return visits.map(({ id, number, locationId, battery, lowOn }) => ({
    kind: 'battery',
    locationId,
    battery,
    lowOn,
    box: { lockId: id, boxNumber: number, qrCode: codeOf.get(id) ?? '' },
  }));
}
