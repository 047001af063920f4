import { givePin, pinHash } from '@fachwerk/rentals/facade-renter';
import { seal, unseal } from '@fachwerk/server/crypto';
import type { App, CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { StoredParcel } from './parcel-store.ts';

const PURPOSE = 'parcel pin';

/** A new PIN for what lies in the box now, one that nobody else has at this location. Parcel and box are held. */
export async function givePinTo(ctx: CompanyCtx, { id, locationId }: StoredParcel): Promise<string> {
  const pin = await givePin(ctx, locationId);
  await ctx.db.write(sql`
    update pickup.parcel set pin_hash = ${pinHash(ctx.app, locationId, pin)}, pin_sealed = ${seal(ctx.app, PURPOSE, pin)}
    where company_id = ${ctx.companyId} and id = ${id}`);
  return pin;
}

/** For the customer alone, while it lies there. */
export function pinOf(app: App, { state, pinSealed }: Pick<StoredParcel, 'state' | 'pinSealed'>): string | null {
  return state === 'laid' && pinSealed ? unseal(app, PURPOSE, pinSealed) : null;
}
