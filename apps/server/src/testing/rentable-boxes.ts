import { hoursLike } from '@fachwerk/locations/rules/hours.for-tests';
import type { Database } from '@fachwerk/server/db';
import { newId, newSecret } from '@fachwerk/server/ids';
import { sql } from '@fachwerk/server/sql';

const ALWAYS = hoursLike({ isAlwaysOpen: true });
const NEVER_WARM = { isOn: false, everyMinutes: 30, from: '08:00', to: '20:00' };

/** The first company gets a site and a location with boxes of size S, two euros an hour; answers the id of the location. */
export async function openRentableBoxes(db: Database, host: string, boxes: number): Promise<string> {
  const [groupId, locationId, now] = [newId(), newId(), new Date()];
  const { id } = (await db.first<{ id: string }>(sql`select id from companies.company`))!;
  await db.rows(sql`
    insert into companies.domain (company_id, id, host, state, proof, verified_at, looking_since, created_at)
    values (${id}, ${newId()}, ${host}, 'active', '', ${now}, ${now}, ${now})`);
  await db.rows(sql`
    insert into pricing.box_size (company_id, code, name, width_cm, height_cm, depth_cm, sort) values (${id}, 'S', 'S', 30, 30, 50, 1)
    on conflict do nothing`);
  await db.rows(sql`
    insert into pricing.price_group (company_id, id, name, created_at) values (${id}, ${groupId}, 'Normal', ${now})`);
  await db.rows(sql`
    insert into pricing.price (company_id, id, price_group_id, size_code, unit, tiers, minimum_cents, daily_cap_cents,
      overrun_cents_per_hour, valid_from)
    values (${id}, ${newId()}, ${groupId}, 'S', 'hour', '[{"upTo": null, "cents": 200}]', 0, 1000, 200, '2026-01-01T00:00:00Z')`);
  await db.rows(sql`
    insert into locations.location (company_id, id, name, description, street, postcode, city, country, time_zone, opening_hours,
      network_id, price_group_id, is_short_term, is_long_term, max_duration_minutes, grace_minutes, check_minutes, keep_warm, is_active,
      created_at)
    values (${id}, ${locationId}, '{"de": "Mitte"}', '{}', 'Weg 1', '10115', 'Berlin', 'DE', 'Europe/Berlin', ${ALWAYS}::jsonb,
      ${id}, ${groupId}, true, true, 20160, 180, 0, ${NEVER_WARM}::jsonb, true, ${now})`);
  await db.rows(sql`
    insert into devices.controller (company_id, id, location_id, kind, name, is_online, last_seen_at, online_since, created_at)
    values (${id}, ${locationId}, ${locationId}, 'controller', 'Steuerung', true, ${now}, ${now}, ${now})`);
  for (let channel = 1; channel <= boxes; channel++) await addBox(db, { companyId: id, locationId, channel });
  return locationId;
}

type Box = { readonly companyId: string; readonly locationId: string; readonly channel: number };

async function addBox(db: Database, { companyId, locationId, channel }: Box): Promise<void> {
  const [lockId, now] = [newId(), new Date()];
  await db.rows(sql`
    insert into lockers.lock (company_id, id, location_id, controller_id, channel, number, sort_number, size_code, network_id,
      wall_column, wall_row, qr_code, created_at)
    values (${companyId}, ${lockId}, ${locationId}, ${locationId}, ${channel}, ${String(channel)}, ${String(channel).padStart(8, '0')}, 'S',
      ${companyId}, ${channel}, 1, ${newSecret(12)}, ${now})`);
  await db.rows(sql`
    insert into lockers.lock_state (company_id, lock_id, door_state, lock_state, last_seen_at)
    values (${companyId}, ${lockId}, 'closed', 'locked', ${now})`);
}
