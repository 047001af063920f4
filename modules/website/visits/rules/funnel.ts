/** Ways to an order, each with its steps in order. A company sees those that its visitors took. */
const JOURNEYS = {
  /** Dishes and goods. */
  shop: ['item', 'cart', 'till', 'payment', 'order'],
  /** Boxes by the hour. */
  boxes: ['place', 'cart', 'till', 'payment', 'order'],
  appointments: ['service', 'time', 'booked'],
} as const;
export type Journey = keyof typeof JOURNEYS;
export type Stage<Name extends Journey = Journey> = (typeof JOURNEYS)[Name][number];

/** Declared paths of pages, the first that fits counts; a storefront test holds them against the pages there are. */
export const STAGE_PATHS: readonly (readonly [path: string, stages: Readonly<Partial<Record<Journey, Stage>>>])[] = [
  ['/shop', { shop: 'item' }],
  ['/shop/kategorie/:id', { shop: 'item' }],
  ['/shop/artikel/:id', { shop: 'item' }],
  ['/standort/:id', { boxes: 'place' }],
  ['/warenkorb', { shop: 'cart', boxes: 'cart' }],
  ['/kasse', { shop: 'till', boxes: 'till' }],
  ['/kasse/lieferung', { shop: 'till', boxes: 'till' }],
  ['/bestellung/:orderHash/zahlung', { shop: 'payment', boxes: 'payment' }],
  ['/bestellung/:orderHash', { shop: 'order', boxes: 'order' }],
  ['/termine', { appointments: 'service' }],
  ['/termine/:serviceId', { appointments: 'service' }],
  ['/termine/:serviceId/buchen', { appointments: 'time' }],
  ['/termin/:key', { appointments: 'booked' }],
];

const PATTERNS = STAGE_PATHS.map(
  ([path, stages]) => [new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`), stages] as const,
);

/** Names under which a page counts beside its own: `shop/cart`. */
export function stagesOf(path: string): string[] {
  const found = PATTERNS.find(([pattern]) => pattern.test(path));
  return Object.entries(found?.[1] ?? {}).map(([journey, stage]) => `${journey}/${stage}`);
}

export type FunnelStep = {
  readonly stage: string;
  readonly visitors: number;
  /** Of those at the step before, in percent; null at the first, or where nobody was. */
  readonly stayedPercent: number | null;
  /** How many of the step before did not get here. */
  readonly left: number;
};
export type Funnel = {
  readonly journey: Journey;
  readonly steps: FunnelStep[];
  readonly overallPercent: number | null;
};

/**
 * Of counted visitors per stage. Somebody may come to a later step without an earlier one (a link in a mail, a payment on the next day), so
 * nobody is counted as left where more came than were there before.
 */
export function funnelsOf(counts: ReadonlyMap<string, number>): Funnel[] {
  return (Object.keys(JOURNEYS) as Journey[]).flatMap((journey) => {
    const sums = JOURNEYS[journey].map((stage) => ({ stage, visitors: counts.get(`${journey}/${stage}`) ?? 0 }));
    const [first, ...others] = sums;
    // A journey is one's own where somebody began it: the till alone is shared by two.
    if (!first || first.visitors === 0) return [];
    const steps = others.map(({ stage, visitors }, at): FunnelStep => {
      const before = sums[at]!.visitors;
      return { stage, visitors, stayedPercent: percent(visitors, before), left: Math.max(0, before - visitors) };
    });
    const begun: FunnelStep = { ...first, stayedPercent: null, left: 0 };
    return [{ journey, steps: [begun, ...steps], overallPercent: percent(sums.at(-1)!.visitors, first.visitors) }];
  });
}

/** The step at which most are lost, by its place; null where nobody is. */
export function worstStep(steps: readonly FunnelStep[]): number | null {
  const worst = steps.reduce((most, { left }, at) => (left > steps[most]!.left ? at : most), 0);
  return steps[worst]!.left > 0 ? worst : null;
}

const percent = (part: number, whole: number) => (whole === 0 ? null : Math.min(100, Math.round((part / whole) * 100)));
