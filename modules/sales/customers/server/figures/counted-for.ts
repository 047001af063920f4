import type { FigurePart } from './figure-source.ts';
import { NO_FIGURES, type StoredFigure } from './figure-store.ts';

type Viewer = { readonly viewerId: string; readonly customerId: string };

/** The network sees the sum of all its companies and when somebody signed in; a company of it sees its own part alone. */
export function countedFor(
  networkId: string,
  viewers: readonly Viewer[],
  parts: readonly FigurePart[],
  signedIn: ReadonlyMap<string, Date | null>,
): StoredFigure[] {
  const byCustomer = Map.groupBy(parts, ({ customerId }) => customerId);
  return viewers.map(({ viewerId, customerId }) => {
    const isNetwork = viewerId === networkId;
    const seen = (byCustomer.get(customerId) ?? []).filter(({ companyId }) => isNetwork || companyId === viewerId);
    const start = isNetwork ? { ...NO_FIGURES, lastContactAt: signedIn.get(customerId) ?? null } : NO_FIGURES;
    return { viewerId, customerId, ...seen.reduce(summed, start) };
  });
}

type Sum = Omit<StoredFigure, 'viewerId' | 'customerId'>;

function summed(sum: Sum, part: FigurePart): Sum {
  return {
    orders: sum.orders + (part.orders ?? 0),
    rentals: sum.rentals + (part.rentals ?? 0),
    appointments: sum.appointments + (part.appointments ?? 0),
    spentCents: sum.spentCents + (part.spentCents ?? 0),
    openCents: sum.openCents + (part.openCents ?? 0),
    lastContactAt: later(sum.lastContactAt, part.lastContactAt ?? null),
  };
}

function later(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one > other ? one : other;
}
