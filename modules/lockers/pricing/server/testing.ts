import { newId } from '@fachwerk/server/ids';
import { sql } from '@fachwerk/server/sql';
import type { TestApp } from '@fachwerk/testing/app';

type At = Pick<TestApp, 'db' | 'time'>;

/** Sizes of 30 × 30 × 50 cm, in this order. */
export async function addBoxSizes({ db }: At, companyId: string, codes: readonly string[]): Promise<void> {
  await db.rows(sql`
    insert into pricing.box_size (company_id, code, name, width_cm, height_cm, depth_cm, sort)
    select ${companyId}, code, code, 30, 30, 50, sort from unnest(${codes}::text[]) with ordinality as size (code, sort)
    on conflict do nothing`);
}

/** What an hour costs in each size; overrun costs as much, a day at most five hours. The id of the group. */
export async function addPriceGroup(
  { db, time }: At,
  companyId: string,
  centsAnHour: Readonly<Record<string, number>>,
  name = 'Normal',
): Promise<string> {
  const id = newId();
  await db.rows(sql`
    insert into pricing.price_group (company_id, id, name, created_at) values (${companyId}, ${id}, ${name}, ${time.now})`);
  await db.rows(sql`
    insert into pricing.price (company_id, id, price_group_id, size_code, unit, tiers, minimum_cents, daily_cap_cents,
      overrun_cents_per_hour, valid_from)
    select ${companyId}, gen_random_uuid(), ${id}, code, 'hour', jsonb_build_array(jsonb_build_object('upTo', null, 'cents', cents)), 0,
      cents * 5, cents, '2026-01-01T00:00:00Z'
    from unnest(${Object.keys(centsAnHour)}::text[], ${Object.values(centsAnHour)}::int[]) as price (code, cents)`);
  return id;
}
