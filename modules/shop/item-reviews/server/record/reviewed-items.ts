import { textIn } from '@fachwerk/base/translated';
import { itemPictures } from '@fachwerk/catalog/facade';
import type { LanguageCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { ReviewedItem } from '../../contract.ts';

type Named = Pick<ReviewedItem, 'id' | 'number'> & { readonly name: Parameters<typeof textIn>[0] };

/** By their ids, with name and picture; archived ones too. */
export async function reviewedItems(
  ctx: LanguageCtx,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, ReviewedItem>> {
  const ids = [...new Set(itemIds)];
  if (ids.length === 0) return new Map();
  const [items, pictures] = await Promise.all([
    ctx.db.rows<Named>(sql`
      select id, number, name from catalog.item_view where company_id = ${ctx.companyId} and id = any(${ids}::uuid[])`),
    ctx.app.hooks.find(itemPictures)?.(ctx, ids),
  ]);
  return new Map(
    items.map(({ id, number, name }) => [
      id,
      { id, number, name: textIn(name, ctx.language), picture: pictures?.get(id) ?? null },
    ]),
  );
}
