import { hashToken } from '../kit/server/app/crypto.ts';
import { newId, newSecret } from '../kit/server/app/ids.ts';
import { sql } from '../kit/server/db/sql.ts';
import type { World } from './world.ts';

type BenchDevice = { readonly controllerId: string; readonly lockId: string };
export type BenchWall = {
  readonly locationId: string;
  /** Of all its boxes. */
  readonly sizeCode: string;
  readonly password: string;
  readonly devices: readonly BenchDevice[];
};

/** A location of its own with so many controllers, each with so many locks. All of them have one password: what a device says counts here, not who it is. */
export async function addWall({ db, companyId }: World, controllers: number, locksEach: number): Promise<BenchWall> {
  const locationId = newId();
  const password = newSecret(32);
  const size = await db.first<{ code: string }>(
    sql`select code from pricing.box_size where company_id = ${companyId} limit 1`,
  );
  const devices = Array.from({ length: controllers }, () => ({ controllerId: newId(), lockId: newId() }));
  await db.rows(sql`
    insert into locations.location (company_id, id, name, description, street, postcode, city, country, time_zone, opening_hours,
      network_id, price_group_id, operator_email, is_short_term, is_long_term, max_duration_minutes, grace_minutes, check_minutes, keep_warm, is_active, created_at)
    select company_id, ${locationId}, jsonb_build_object('de', 'Messung ' || ${locationId}::text), description, street, postcode, city, country, time_zone, opening_hours,
      network_id, price_group_id, operator_email, is_short_term, is_long_term, max_duration_minutes, grace_minutes, check_minutes, keep_warm, is_active, created_at
    from locations.location where company_id = ${companyId} limit 1`);
  await db.rows(sql`
    insert into devices.controller (company_id, id, location_id, kind, name, password_hash, credentials_version, created_at)
    select ${companyId}, id, ${locationId}, 'controller', 'Messung', ${hashToken(password)}, 1, now()
    from unnest(${devices.map(({ controllerId }) => controllerId)}::uuid[]) as id`);
  await db.rows(sql`
    insert into lockers.lock (company_id, id, location_id, controller_id, channel, number, sort_number, size_code, network_id, wall_column,
      wall_row, qr_code, created_at, proven_at)
    select ${companyId}, case when channel = 1 then lock_id else gen_random_uuid() end, ${locationId}, controller_id, channel,
      n || '-' || channel, n || '-' || channel, ${size!.code}, ${companyId},
      1 + (n * ${locksEach} + channel) / 20, 1 + (n * ${locksEach} + channel) % 20, gen_random_uuid()::text, now(), now()
    from unnest(${devices.map(({ controllerId }) => controllerId)}::uuid[], ${devices.map(({ lockId }) => lockId)}::uuid[])
      with ordinality as device (controller_id, lock_id, n) cross join generate_series(1, ${locksEach}::int) as channel`);
  await db.rows(sql`
    insert into lockers.lock_state (company_id, lock_id)
    select company_id, id from lockers.lock where company_id = ${companyId} and location_id = ${locationId}
    on conflict do nothing`);
  await db.rows(sql`analyze lockers.lock, devices.controller, lockers.lock_state`);
  return { locationId, sizeCode: size!.code, password, devices };
}
