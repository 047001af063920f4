import { type Sql, sql } from '@fachwerk/server/sql';

/** The same number from 0 to below 1 for the same text: the demo looks alike on every first start of a day. */
export const chance = (seed: Sql): Sql => sql`((hashtextextended(${seed}, 7) & 1073741823) / 1073741824.0)`;

/** A UUIDv7 of an instant, the same for the same text. */
export const idAt = (
  at: Sql,
  seed: Sql,
): Sql => sql`(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7'
  || substr(md5(${seed}), 1, 3) || '8' || substr(md5(${seed}), 4, 15))::uuid`;

/** An order number in the shape of real ones, the same for the same text. */
export const demoNumber = (seed: Sql): Sql =>
  sql`upper(substr(md5(${seed} || ' order'), 1, 4) || '-' || substr(md5(${seed} || ' order'), 5, 4))`;
