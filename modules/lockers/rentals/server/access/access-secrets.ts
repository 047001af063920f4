import { hashToken, keyedHash, seal, unseal } from '@fachwerk/server/crypto';
import type { App, CompanyCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';
import { sql } from '@fachwerk/server/sql';
import type { Rental } from '../../contract.ts';

const KEY_BYTES = 24;
const KEY_PURPOSE = 'rental key';
const PIN_PURPOSE = 'rental pin';
const PIN_DIGITS = 6;
const MOST_TRIES = 50;

/** Whether a PIN with this hash is used at this location outside rentals. The caller holds the location's PIN lock. */
export const pinElsewhere =
  hook<(ctx: CompanyCtx, locationId: string, pinHash: string) => Promise<boolean>>('rentals.pin_elsewhere');

export type Access = { readonly key: string; readonly pin: string };

/** Creates a new key and PIN for a locked rental; the old ones are invalid from the commit on. */
export async function giveAccess(ctx: CompanyCtx, rental: Rental): Promise<Access> {
  const access = { key: ctx.newSecret(KEY_BYTES), pin: await givePin(ctx, rental.locationId) };
  await ctx.db.rows(sql`
    update rentals.rental set key_hash = ${hashToken(access.key)}, key_sealed = ${seal(ctx.app, KEY_PURPOSE, access.key)},
      pin_hash = ${pinHash(ctx.app, rental.locationId, access.pin)}, pin_sealed = ${seal(ctx.app, PIN_PURPOSE, access.pin)}
    where company_id = ${ctx.companyId} and id = ${rental.id}`);
  return access;
}

/** The current key and PIN; null before they are created and after they are revoked. */
export async function accessOf(ctx: CompanyCtx, rentalId: string): Promise<Access | null> {
  return (await accessesOf(ctx, [rentalId])).get(rentalId) ?? null;
}

/** The same for several rentals of this company, by id. */
export async function accessesOf(
  { db, app, companyId }: CompanyCtx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Access>> {
  const rows = await db.rows<{ id: string; keySealed: string; pinSealed: string }>(sql`
    select id, key_sealed, pin_sealed from rentals.rental
    where company_id = ${companyId} and id = any(${ids}::uuid[]) and key_sealed is not null and pin_sealed is not null`);
  const accesses = new Map<string, Access>();
  for (const { id, keySealed, pinSealed } of rows) {
    const key = unseal(app, KEY_PURPOSE, keySealed);
    const pin = unseal(app, PIN_PURPOSE, pinSealed);
    if (key && pin) accesses.set(id, { key, pin });
  }
  return accesses;
}

/** Keyed hash: six digits can be brute-forced from a plain hash. */
export function pinHash(app: App, locationId: string, pin: string): string {
  return keyedHash(app, PIN_PURPOSE, `${locationId} ${pin}`);
}

/** PINs of a location are assigned and tried in sequence. This lock is taken last, after box and rental, to avoid deadlocks. */
export async function lockPins(ctx: CompanyCtx, locationId: string): Promise<void> {
  await ctx.db.rows(sql`
    insert into rentals.pin_guard (company_id, location_id) values (${ctx.companyId}, ${locationId})
    on conflict (company_id, location_id) do update set location_id = excluded.location_id`);
}

/** A PIN unused at this location; its PIN lock is held until the transaction ends. */
export async function givePin(ctx: CompanyCtx, locationId: string): Promise<string> {
  await lockPins(ctx, locationId);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const pin = randomPin(ctx);
    const hash = pinHash(ctx.app, locationId, pin);
    const taken = await ctx.db.first(sql`
      select from rentals.rental
      where company_id = ${ctx.companyId} and location_id = ${locationId} and pin_hash = ${hash} and state in ('booked', 'active')`);
    if (!taken && !(await ctx.app.hooks.find(pinElsewhere)?.(ctx, locationId, hash))) return pin;
  }
  throw new Error('no free PIN was found');
}

/** Six random bytes, so the modulo bias is negligible. */
function randomPin(ctx: CompanyCtx): string {
  const number = Buffer.from(ctx.newSecret(6), 'base64url').readUIntBE(0, 6);
  return String(number % 10 ** PIN_DIGITS).padStart(PIN_DIGITS, '0');
}
