import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** An extension of a rental, held while it is being paid. One per rental at a time. */
export type LongerHold = {
  readonly rentalId: string;
  readonly cartId: string;
  readonly orderId: string | null;
  readonly endsAt: Date;
  readonly expiresAt: Date;
};

const columns = sql`rental_id, cart_id, order_id, ends_at, expires_at`;

export function findLongerHold({ db, companyId }: CompanyCtx, rentalId: string): Promise<LongerHold | undefined> {
  return db.first<LongerHold>(
    sql`select ${columns} from rentals.longer_hold where company_id = ${companyId} and rental_id = ${rentalId}`,
  );
}

export function longerHoldsOfOrder({ db, companyId }: CompanyCtx, orderId: string): Promise<LongerHold[]> {
  return db.rows<LongerHold>(
    sql`select ${columns} from rentals.longer_hold where company_id = ${companyId} and order_id = ${orderId}`,
  );
}

/** The rental is locked; an earlier extension hold is replaced. */
export async function saveLongerHold({ db, companyId }: CompanyCtx, hold: LongerHold): Promise<void> {
  const { rentalId, cartId, orderId, endsAt, expiresAt } = hold;
  await db.rows(sql`
    insert into rentals.longer_hold (company_id, rental_id, cart_id, order_id, ends_at, expires_at)
    values (${companyId}, ${rentalId}, ${cartId}, ${orderId}, ${endsAt}, ${expiresAt})
    on conflict (company_id, rental_id) do update set cart_id = excluded.cart_id, order_id = excluded.order_id,
      ends_at = excluded.ends_at, expires_at = excluded.expires_at`);
}

export async function removeLongerHold({ db, companyId }: CompanyCtx, rentalId: string): Promise<void> {
  await db.rows(sql`delete from rentals.longer_hold where company_id = ${companyId} and rental_id = ${rentalId}`);
}
