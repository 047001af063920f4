import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import { extraProblems, type GroupPrices, type SizePrices } from '../../contract-extra.ts';
import { whyNotGroup } from '../../rules/extra-group.ts';
import { type Renamed, withRenamedSizes } from '../../rules/extra-price.ts';
import { lockGroup } from './group-store.ts';

const problem = problemsOf(extraProblems);

/** Prices of the extras of some groups, as one item's form writes them: they count for every item that has the group. */
export async function writeExtraPrices(ctx: Ctx, given: readonly GroupPrices[]): Promise<void> {
  for (const { groupId, version, prices } of given.toSorted((one, other) => (one.groupId < other.groupId ? -1 : 1))) {
    const group = await lockGroup(ctx, groupId);
    if (!group) throw problem('extra_group.unknown');
    if (group.version !== version) throw problem('extra_group.changed_meanwhile');
    const next = group.extras.map((extra) => ({ ...extra, ...prices.find(({ extraId }) => extraId === extra.id) }));
    if (prices.some(({ extraId }) => !group.extras.some(({ id }) => id === extraId))) throw problem('extra.unknown');
    const refusal = whyNotGroup({ ...group, extras: next });
    if (refusal) throw problem(refusal.code, {}, { fields: refusal.fields });
    await storePrices(ctx, groupId, next);
    await audit(ctx, {
      subjectKind: 'extra_group',
      subjectId: groupId,
      action: 'extra_group.edited',
      before: { prices: worded(group.extras) },
      after: { prices: worded(next) },
      address: ctx.request.address,
    });
  }
}

/** What a variant is called from now on is what its extras are priced by. */
export async function carrySizePrices(
  ctx: Ctx,
  groupIds: readonly string[],
  renamed: readonly Renamed[],
): Promise<void> {
  if (renamed.length === 0) return;
  for (const id of groupIds.toSorted()) {
    const extras = (await lockGroup(ctx, id))?.extras ?? [];
    const next = extras.map((extra) => ({ ...extra, sizePrices: [...withRenamedSizes(extra.sizePrices, renamed)] }));
    const isCarried = next.some((extra, at) => extra.sizePrices.length > extras[at]!.sizePrices.length);
    if (isCarried) await storePrices(ctx, id, next);
  }
}

type Priced = { readonly id: string; readonly surchargeCents: number; readonly sizePrices: SizePrices };

async function storePrices(ctx: Ctx, groupId: string, extras: readonly Priced[]): Promise<void> {
  await ctx.db.rows(sql`
    update item_options.extra e set surcharge_cents = p."surchargeCents", size_prices = p."sizePrices"
    from jsonb_to_recordset(${jsonOf(extras)}::jsonb) as p (id uuid, "surchargeCents" int, "sizePrices" jsonb)
    where e.company_id = ${ctx.companyId} and e.group_id = ${groupId} and e.id = p.id`);
  await ctx.db.rows(sql`
    update item_options.extra_group set version = version + 1 where company_id = ${ctx.companyId} and id = ${groupId}`);
}

const worded = (extras: readonly (Priced & { name: { de: string } })[]) =>
  extras
    .map(({ name, surchargeCents, sizePrices }) =>
      [`${name.de} ${surchargeCents}`, ...sizePrices.map((price) => `${price.size} ${price.surchargeCents}`)].join(
        ' / ',
      ),
    )
    .join(', ');
