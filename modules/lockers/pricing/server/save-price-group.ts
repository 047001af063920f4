import { beforeAndAfter, changesOf, saveConflict } from '@fachwerk/base/changes';
import { problemsOf } from '@fachwerk/base/problem';
import { below } from '@fachwerk/base/refusal';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db';
import type { UseCase } from '@fachwerk/server/module';
import type { Price, PriceGroup, PriceGroupData, pricingApi } from '../contract.ts';
import { pricingProblems } from '../contract.ts';
import { whyNotPriceGroup } from '../rules/price-group.ts';
import { listBoxSizes } from './box-size-store.ts';
import { notifyNetwork } from './notify-network.ts';
import { addPriceGroup, findPriceGroup, lockPriceGroup, renamePriceGroup, savePrices } from './price-store.ts';

const problem = problemsOf(pricingProblems);

/** Price groups are the franchisor's own: the caller's company is the network. */
export const savePriceGroup: UseCase<typeof pricingApi.savePriceGroup> = async (ctx, { priceGroup: given }) => {
  const current = given.id === undefined ? null : await lockPriceGroup(ctx, given.id);
  if (current === undefined) throw problem('price_group.unknown');
  const refusal = whyNotPriceGroup(
    given,
    (await listBoxSizes(ctx)).map(({ code }) => code),
  );
  if (refusal) throw problem(refusal.code, {}, { fields: below('priceGroup', refusal.fields) });
  if (current && given.version !== current.version) {
    throw problem('price_group.changed_meanwhile', {}, { conflict: saveConflict(current, contentOf(given)) });
  }

  const id = current?.id ?? ctx.newId();
  const prices = withIds(ctx, given.prices, current?.prices ?? []);
  const before = current ? contentOf(current) : { name: '', prices: [] };
  const changes = changesOf(before, contentOf({ ...given, prices }));
  if (current && changes.length === 0) return current;

  await store(ctx, { id, name: given.name, prices, isNew: current === null });
  await audit(ctx, {
    subjectKind: 'price_group',
    subjectId: id,
    action: current ? 'price_group.edited' : 'price_group.added',
    ...(current ? beforeAndAfter(changes) : { after: { name: given.name } }),
    address: ctx.request.address,
  });
  const saved = await findPriceGroup(ctx, id);
  await notifyNetwork(ctx);
  return saved!;
};

type Stored = {
  readonly id: string;
  readonly name: string;
  readonly prices: readonly Price[];
  readonly isNew: boolean;
};

async function store(ctx: Ctx, { id, name, prices, isNew }: Stored): Promise<void> {
  try {
    await (isNew ? addPriceGroup : renamePriceGroup)(ctx, { id, name });
  } catch (error) {
    throw brokenConstraint(error) === 'price_group_name_unique' ? problem('price_group.name_taken', { name }) : error;
  }
  await savePrices(ctx, id, prices);
}

/** A price keeps its id; one that names a price of another group names nothing. */
function withIds(ctx: Ctx, given: PriceGroupData['prices'], known: readonly Price[]): Price[] {
  return given.map((price) => {
    if (price.id === undefined) return { ...price, id: ctx.newId() };
    if (!known.some(({ id }) => id === price.id)) throw problem('price.unknown');
    return { ...price, id: price.id };
  });
}

const contentOf = ({ name, prices }: Pick<PriceGroupData | PriceGroup, 'name' | 'prices'>) => ({
  name,
  prices: [...prices].map(priceContent).sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other))),
});

/** In one order of keys, so that the same price reads the same. */
const priceContent = (price: PriceGroupData['prices'][number]) => ({
  sizeCode: price.sizeCode,
  unit: price.unit,
  validFrom: price.validFrom,
  tiers: price.tiers.map(({ upTo, cents }) => ({ upTo, cents })),
  minimumCents: price.minimumCents,
  dailyCapCents: price.dailyCapCents,
  overrunCentsPerHour: price.overrunCentsPerHour,
});
