import type { OrderHandover } from '@fachwerk/orders/contract-staff';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** What a list of orders says of their handing over. */
export function listHandovers(
  { db }: CompanyCtx,
  companyIds: readonly string[],
  orderIds: readonly string[],
): Promise<(OrderHandover & { readonly orderId: string })[]> {
  return db.rows(sql`
    select order_id, type, wished_at, note as comment,
      case when type = 'pickup' then '' when table_name <> '' then table_name
        else concat_ws(', ', nullif(address ->> 'street', ''), nullif(concat_ws(' ', nullif(address ->> 'postcode', ''), nullif(address ->> 'city', '')), ''))
      end as place
    from fulfilment.fulfilment
    where company_id = any(${companyIds}::uuid[]) and order_id = any(${orderIds}::uuid[])`);
}
