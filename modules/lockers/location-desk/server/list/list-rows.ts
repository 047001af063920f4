import { inCompany, networkOf } from '@fachwerk/companies/facade';
import { findReviewLink, type LocationKey, listLocationKeys, listLocationsById } from '@fachwerk/locations/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { LocationFigures, LocationOrder, locationDeskApi } from '../../contract.ts';
import { orderedBy, percentTaken, saleOf } from '../../rules/location-order.ts';
import { type Figures, readAlerts, readRevenue, readSales } from './read-figures.ts';

const READS = { sales: readSales, alerts: readAlerts, revenue: readRevenue };
type Read = keyof typeof READS;
const EVERY_READ = Object.keys(READS) as Read[];

/** Texts are of the key; figures have to be read before they can be compared. */
const TEXTS: Partial<Record<LocationOrder, (key: LocationKey) => string>> = {
  name: ({ names }) => names.de ?? '',
  city: ({ city }) => city,
  company: ({ companyName }) => companyName,
};
const FIGURES: Partial<Record<LocationOrder, { read: Read; of: (figures: LocationFigures) => number | null }>> = {
  sale: { read: 'sales', of: ({ openLines, isOnSale }) => openLines + (isOnSale ? 0 : 100) },
  free: { read: 'sales', of: ({ boxes }) => boxes.free },
  occupancy: { read: 'sales', of: ({ boxes }) => percentTaken(boxes) },
  alerts: { read: 'alerts', of: ({ openAlerts }) => openAlerts },
  revenue: { read: 'revenue', of: ({ revenueCents }) => revenueCents },
};

/** Figures are read of the page alone, but for those that it is ordered or filtered by: these of every location. */
export const listRows: UseCase<typeof locationDeskApi.list> = async (ctx, { filter, sort, dir, offset = 0, limit }) => {
  const { sale, ...keyFilter } = filter;
  const read = async (names: readonly Read[], keys: readonly LocationKey[]): Promise<Partial<Figures>> =>
    Object.fromEntries(await Promise.all(names.map(async (name) => [name, await READS[name](ctx, keys)])));

  const found = await listLocationKeys(ctx, keyFilter);
  const byFigure = FIGURES[sort];
  const first = EVERY_READ.filter((name) => name === byFigure?.read || (sale && name === 'sales'));
  const known = await read(first, found);
  const kept = sale ? found.filter(({ id }) => saleOf(figuresOf(known, id)) === sale) : found;
  const sorted = orderedBy(kept, dir, (key) => byFigure?.of(figuresOf(known, key.id)) ?? TEXTS[sort]?.(key) ?? null);

  const keys = sorted.slice(offset, offset + limit);
  const network = inCompany(ctx, await networkOf(ctx));
  const [locations, others, reviewLink] = await Promise.all([
    listLocationsById(
      ctx,
      keys.map(({ id }) => id),
    ),
    read(
      EVERY_READ.filter((name) => !first.includes(name)),
      keys,
    ),
    findReviewLink(network),
  ]);
  const figures = { ...known, ...others };
  const byId = new Map(locations.map((location) => [location.id, location]));
  return {
    locations: keys.flatMap(({ id }) => {
      const location = byId.get(id);
      return location ? [{ ...location, figures: figuresOf(figures, id) }] : [];
    }),
    total: kept.length,
    isMore: kept.length > offset + limit,
    reviewLink,
  };
};

const NOTHING = { isOnSale: false, openLines: 0, boxes: { all: 0, free: 0, taken: 0 } };

function figuresOf({ sales, alerts, revenue }: Partial<Figures>, id: string): LocationFigures {
  return {
    ...(sales?.get(id) ?? NOTHING),
    openAlerts: alerts?.get(id) ?? null,
    revenueCents: revenue?.get(id) ?? null,
  };
}
