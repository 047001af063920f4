import type { DoorFact, LockFact } from '@fachwerk/devices/wire';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { type Sql, sql } from '@fachwerk/server/sql';
import type { BoxState, Lock, Occupancy } from '../../contract-lock.ts';
import type { OutCause } from '../../rules/battery.ts';
import { boxGaps, type SaleFacts } from '../../rules/box-state.ts';

type LockRow = Omit<Lock, 'place' | 'occupancy' | 'outOfService' | 'gaps'> &
  SaleFacts & {
    readonly state: BoxState;
    readonly lockState: LockFact;
    readonly doorState: DoorFact;
    readonly wallColumn: number;
    readonly wallRow: number;
    readonly columnSpan: number;
    readonly rowSpan: number;
    readonly outSince: Date | null;
    readonly outCause: OutCause | null;
    readonly outReason: string;
    readonly outPerson: string;
    readonly occupiedKind: Occupancy['kind'] | null;
    readonly occupiedSince: Date;
    readonly occupiedUntil: Date | null;
    readonly orderNumber: string;
    readonly customerName: string;
  };

/** A box is `b`, its location `p`. */
export const boxes = sql`lockers.box_view b join locations.location_view p on p.company_id = b.company_id and p.id = b.location_id`;

const columns = sql`b.id, b.company_id, b.location_id, p.german_name as location_name, b.controller_id, b.channel,
  coalesce(b.controller_name, '') as controller_name, b.number, b.size_code, b.price_group_id, b.wall_column, b.wall_row, b.column_span,
  b.row_span, b.qr_code, b.notes, b.upcoming, b.out_since, b.out_cause, b.out_reason, b.out_person, b.archived_at, b.version, b.lock_state,
  b.door_state, b.battery, b.is_battery_low, b.lock_type, b.signal, b.temperature, b.last_seen_at, b.opened_at, b.is_online, b.occupied_kind, b.occupied_since, b.occupied_until,
  b.order_number, b.customer_name, b.state, b.proven_at is not null as is_proven, b.is_priced, b.is_location_on_sale,
  array(select a.kind from alerts.open_alert_view a where a.company_id = b.company_id and a.subject_id = b.id order by a.kind) as alerts`;

/** Whoever asks names the company in the condition. */
export async function lockRows({ db }: WorkCtx, condition: Sql, order: Sql = sql`b.id`): Promise<Lock[]> {
  const rows = await db.rows<LockRow>(sql`select ${columns} from ${boxes} where ${condition} order by ${order}`);
  return rows.map(lockOf);
}

function lockOf(row: LockRow): Lock {
  const { wallColumn, wallRow, columnSpan, rowSpan, outSince, outCause, outReason, outPerson, ...rest } = row;
  const { occupiedKind, occupiedSince, occupiedUntil, orderNumber, customerName, ...other } = rest;
  const { isProven, isPriced, isLocationOnSale, ...lock } = other;
  return {
    ...lock,
    gaps: boxGaps({ isProven, isPriced, isLocationOnSale }),
    place: { column: wallColumn, row: wallRow, columnSpan, rowSpan },
    occupancy: occupiedKind && {
      kind: occupiedKind,
      since: occupiedSince,
      until: occupiedUntil,
      orderNumber,
      customerName,
    },
    outOfService: outCause && { cause: outCause, since: outSince!, reason: outReason, personName: outPerson },
  };
}
