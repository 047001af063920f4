import type { Input } from '@fachwerk/base/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { patternsOf } from '@fachwerk/server/search';
import { allOf, sql } from '@fachwerk/server/sql';
import type { mediaApi } from '../../contract.ts';
import { type AssetRow, assetColumns, assetFrom } from './asset-store.ts';
import { usesOf } from './uses.ts';

const PAGE_SIZE = 48;
/** A screen says "more than a thousand"; nobody waits for the exact number. */
const MOST_COUNTED = 1000;

type Filter = Omit<Input<typeof mediaApi.list>, 'before'>;

/** Reads one more than it shows: that one tells whether there is a next page. */
export const listAssets: UseCase<typeof mediaApi.list> = async (ctx, { before, ...filter }) => {
  const rows = await ctx.db.rows<AssetRow>(sql`
    select ${assetColumns} from media.asset
    where ${allOf([meant(ctx, filter), before ? sql`id < ${before}` : null])}
    order by id desc limit ${PAGE_SIZE + 1}`);
  const assets = rows.slice(0, PAGE_SIZE).map(assetFrom);
  const count = !before && rows.length <= PAGE_SIZE ? rows.length : await countUpTo(ctx, filter);
  const uses = await usesOf(
    ctx,
    assets.map(({ id }) => id),
  );
  const used = Map.groupBy(uses, ({ assetId }) => assetId);
  return {
    assets,
    uses: [...used].map(([assetId, { length }]) => ({ assetId, count: length })),
    next: rows.length > PAGE_SIZE ? assets.at(-1)!.id : null,
    total: { count: Math.min(count, MOST_COUNTED), isMore: count > MOST_COUNTED },
  };
};

function meant(ctx: CompanyCtx, { search, kind, folder, tag, alt }: Filter) {
  const patterns = patternsOf(search);
  return allOf([
    sql`company_id = ${ctx.companyId}`,
    kind ? sql`kind = ${kind}` : null,
    folder ? (folder === 'none' ? sql`folder_id is null` : sql`folder_id = ${folder}`) : null,
    tag ? sql`${tag} = any(tags)` : null,
    alt ? sql`kind = 'picture' and coalesce(alt ->> 'de', '') = ''` : null,
    patterns.length > 0
      ? sql`concat_ws(' ', name, array_to_string(tags, ' '), alt ->> 'de', alt ->> 'deDu', alt ->> 'en', alt ->> 'it', alt ->> 'ru', author) ilike all(${patterns})`
      : null,
  ]);
}

/** One more than is said at the most: that one tells whether there are more. */
async function countUpTo(ctx: CompanyCtx, filter: Filter): Promise<number> {
  const row = await ctx.db.first<{ count: number }>(sql`
    select count(*)::int as count from (
      select from media.asset where ${meant(ctx, filter)} limit ${MOST_COUNTED + 1}
    ) found`);
  return row!.count;
}
