import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { CategoryPacking, Warmth } from '../../contract.ts';
import { type Piece, USUAL_VOLUME_ML } from '../../rules/packing.ts';

type CategoryRow = {
  readonly id: string;
  readonly name: string;
  readonly volumeMl: number | null;
  readonly warmth: Warmth | null;
};

/** What each category takes, its own or the usual, in the order of the menu. */
export async function listCategories(ctx: CompanyCtx) {
  const rows = await ctx.db.rows<CategoryRow>(sql`
    select c.id, c.name ->> 'de' as name, p.volume_ml, p.warmth from catalog.category_view c
    left join pickup.packing p on p.company_id = c.company_id and p.category_id = c.id
    where c.company_id = ${ctx.companyId} and not c.is_archived order by c.position, c.id`);
  return rows.map(({ id, name, volumeMl, warmth }) => ({
    id,
    name,
    packing: { categoryId: id, volumeMl: volumeMl ?? USUAL_VOLUME_ML, warmth: warmth ?? 'any' },
    isOwn: volumeMl !== null,
  }));
}

/** False where one of the categories is none of this company. */
export async function savePacking(ctx: CompanyCtx, packing: readonly CategoryPacking[]): Promise<boolean> {
  const unique = [...new Map(packing.map((each) => [each.categoryId, each])).values()];
  const saved = await ctx.db.count(sql`
    insert into pickup.packing (company_id, category_id, volume_ml, warmth)
    select c.company_id, c.id, g."volumeMl", g.warmth
    from jsonb_to_recordset(${jsonOf(unique)}::jsonb) as g ("categoryId" uuid, "volumeMl" integer, warmth text)
    join catalog.category_view c on c.company_id = ${ctx.companyId} and c.id = g."categoryId"
    on conflict (company_id, category_id) do update set volume_ml = excluded.volume_ml, warmth = excluded.warmth`);
  return saved === unique.length;
}

export type WantedItem = { readonly itemId: string; readonly quantity: number };

/** Every single thing that is to be laid into a box. What nobody knows any more takes what is usual. */
export async function piecesOf(ctx: CompanyCtx, items: readonly WantedItem[]): Promise<Piece[]> {
  const ids = [...new Set(items.map(({ itemId }) => itemId))];
  const rows = await ctx.db.rows<{ id: string; volumeMl: number; warmth: Warmth }>(sql`
    select i.id, p.volume_ml, p.warmth from catalog.item_view i
    join pickup.packing p on p.company_id = i.company_id and p.category_id = i.category_id
    where i.company_id = ${ctx.companyId} and i.id = any(${ids}::uuid[])`);
  const known = new Map(rows.map(({ id, ...piece }) => [id, piece]));
  const usual: Piece = { volumeMl: USUAL_VOLUME_ML, warmth: 'any' };
  return items.flatMap(({ itemId, quantity }) => Array.from({ length: quantity }, () => known.get(itemId) ?? usual));
}
