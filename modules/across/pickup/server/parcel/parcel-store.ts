import type { DoorFact } from '@fachwerk/devices/wire';
import { keepLocks } from '@fachwerk/lockers/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { type Sql, sql } from '@fachwerk/server/sql';
import type { ParcelState, Warmth } from '../../contract.ts';

/** As it is kept, with what is to be known of its box. */
export type StoredParcel = {
  readonly id: string;
  readonly orderId: string;
  readonly position: number;
  readonly locationId: string;
  readonly locationName: string;
  readonly timeZone: string;
  readonly lockId: string;
  readonly boxNumber: string;
  readonly sizeCode: string;
  readonly doorState: DoorFact;
  readonly hasDoorSensor: boolean;
  readonly state: ParcelState;
  readonly volumeMl: number;
  readonly warmth: Warmth;
  readonly heldFrom: Date;
  readonly heldUntil: Date;
  readonly occupancyId: string | null;
  readonly laidAt: Date | null;
  readonly endedAt: Date | null;
  readonly reason: string;
  readonly pinSealed: string | null;
};

const columns = sql`p.id, p.order_id, p.position, p.location_id, o.german_name as location_name, o.time_zone, p.lock_id,
  l.number as box_number, l.size_code, s.door_state, s.has_door_sensor, p.state, p.volume_ml, p.warmth, p.held_from, p.held_until,
  p.occupancy_id, p.laid_at, p.ended_at, p.reason, p.pin_sealed`;
const tables = sql`pickup.parcel p
  join lockers.lock_view l on l.company_id = p.company_id and l.id = p.lock_id
  join lockers.lock_state_view s on s.company_id = p.company_id and s.lock_id = p.lock_id
  join locations.location_view o on o.company_id = p.company_id and o.id = p.location_id`;

export function findParcels(ctx: CompanyCtx, condition: Sql): Promise<StoredParcel[]> {
  return ctx.db.rows<StoredParcel>(sql`
    select ${columns} from ${tables} where p.company_id = ${ctx.companyId} and ${condition} order by p.held_from, p.order_id, p.position`);
}

/** Kept until the transaction ends. Whoever goes on to change its box holds that before. */
export function lockParcel(ctx: CompanyCtx, id: string): Promise<StoredParcel | undefined> {
  return ctx.db.first<StoredParcel>(sql`
    select ${columns} from ${tables} where p.company_id = ${ctx.companyId} and p.id = ${id} for no key update of p`);
}

/** The box first, then what is in it: the order in which everybody takes them. One that moved to another box meanwhile is not there. */
export async function lockParcelWithBox(ctx: CompanyCtx, id: string): Promise<StoredParcel | undefined> {
  const [known] = await findParcels(ctx, sql`p.id = ${id}`);
  if (!known) return undefined;
  await keepLocks(ctx, [known.lockId]);
  const held = await lockParcel(ctx, id);
  return held?.lockId === known.lockId ? held : undefined;
}

type NewParcel = Pick<
  StoredParcel,
  | 'id'
  | 'orderId'
  | 'position'
  | 'locationId'
  | 'lockId'
  | 'state'
  | 'volumeMl'
  | 'warmth'
  | 'heldFrom'
  | 'heldUntil'
  | 'occupancyId'
>;

export async function addParcel(ctx: CompanyCtx, parcel: NewParcel): Promise<void> {
  const { id, orderId, position, locationId, lockId, state, volumeMl, warmth, heldFrom, heldUntil, occupancyId } =
    parcel;
  await ctx.db.write(sql`
    insert into pickup.parcel (company_id, id, order_id, position, location_id, lock_id, state, volume_ml, warmth, held_from, held_until,
      occupancy_id)
    values (${ctx.companyId}, ${id}, ${orderId}, ${position}, ${locationId}, ${lockId}, ${state}, ${volumeMl}, ${warmth}, ${heldFrom},
      ${heldUntil}, ${occupancyId})`);
}

export type ParcelChange = Partial<
  Pick<StoredParcel, 'state' | 'locationId' | 'lockId' | 'heldFrom' | 'occupancyId' | 'laidAt' | 'endedAt' | 'reason'>
>;

/** Of a parcel that is locked. */
export async function changeParcel(ctx: CompanyCtx, parcel: StoredParcel, change: ParcelChange): Promise<StoredParcel> {
  const next = { ...parcel, ...change };
  await ctx.db.write(sql`
    update pickup.parcel set state = ${next.state}, location_id = ${next.locationId}, lock_id = ${next.lockId},
      held_from = ${next.heldFrom}, occupancy_id = ${next.occupancyId}, laid_at = ${next.laidAt}, ended_at = ${next.endedAt},
      reason = ${next.reason}
    where company_id = ${ctx.companyId} and id = ${parcel.id}`);
  return next;
}
