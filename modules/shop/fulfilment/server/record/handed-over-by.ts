import { type Sql, sql } from '@fachwerk/server/sql';

/** Orders `o` of these ways, for the lists of orders. */
export async function ordersHandedOverBy(types: readonly string[]): Promise<Sql> {
  return sql`exists (
    select from fulfilment.fulfilment f where f.company_id = o.company_id and f.order_id = o.id and f.type = any(${types}::text[]))`;
}
