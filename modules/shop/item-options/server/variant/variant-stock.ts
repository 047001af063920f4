import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { variantProblems } from '../../contract-variant.ts';

const problem = problemsOf(variantProblems);

type Which = { readonly itemId: string; readonly id: string; readonly path?: string };
type Counted = { readonly seen: number | null; readonly left: number | null };

/** Only over what was seen: what was sold meanwhile is not written away. `path` is the field that a refusal is about. */
export async function setVariantStock(ctx: Ctx, { itemId, id, path }: Which, { seen, left }: Counted): Promise<void> {
  const found = sql`company_id = ${ctx.companyId} and item_id = ${itemId} and id = ${id} and not is_archived`;
  const rows = await ctx.db.rows<{ name: string }>(sql`
    update item_options.variant set stock = ${left}
    where ${found} and stock is not distinct from ${seen}
    returning name ->> 'de' as name`);
  if (!rows[0]) {
    const isThere = (await ctx.db.rows(sql`select from item_options.variant where ${found}`)).length > 0;
    const code = isThere ? 'variant.stock_changed' : 'variant.unknown';
    throw problem(code, {}, path ? { fields: [{ path, code }] } : {});
  }
  await audit(ctx, {
    subjectKind: 'item',
    subjectId: itemId,
    action: 'item.variant_stock_set',
    before: { stock: seen },
    after: { variant: rows[0].name, stock: left },
    address: ctx.request.address,
  });
}
