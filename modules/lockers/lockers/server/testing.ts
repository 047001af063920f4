import { newId, newSecret } from '@fachwerk/server/ids';
import { sql } from '@fachwerk/server/sql';
import type { TestApp } from '@fachwerk/testing/app';
import { sortNumber } from '../rules/sort-number.ts';

type Given = {
  readonly companyId: string;
  readonly locationId: string;
  readonly controllerId: string;
  readonly channel: number;
  readonly number?: string | undefined;
  readonly sizeCode?: string | undefined;
  readonly priceGroupId?: string | undefined;
  readonly row?: number | undefined;
  /** Whether its door and bolt were reported: closed and locked. */
  readonly isKnown?: boolean;
  /** Whether it was opened before; without that it is not sold. */
  readonly isProven?: boolean;
};

/** A box in service, in the column of its channel; its id. */
export async function addBox({ db, time }: Pick<TestApp, 'db' | 'time'>, given: Given): Promise<string> {
  const { companyId, channel, number = String(channel), isKnown = true, isProven = true } = given;
  const id = newId();
  await db.rows(sql`
    insert into lockers.lock (company_id, id, location_id, controller_id, channel, number, sort_number, size_code, network_id,
      price_group_id, wall_column, wall_row, qr_code, created_at, proven_at)
    select ${companyId}, ${id}, ${given.locationId}, ${given.controllerId}, ${channel}, ${number}, ${sortNumber(number)},
      ${given.sizeCode ?? 'S'}, network_id, ${given.priceGroupId ?? null}, ${channel}, ${given.row ?? 1}, ${newSecret(12)}, ${time.now}, ${isProven ? time.now : null}::timestamptz
    from locations.location_view where company_id = ${companyId} and id = ${given.locationId}`);
  await db.rows(sql`
    insert into lockers.lock_state (company_id, lock_id, door_state, lock_state, last_seen_at)
    values (${companyId}, ${id}, ${isKnown ? 'closed' : 'unknown'}, ${isKnown ? 'locked' : 'unknown'}, ${time.now})`);
  return id;
}
