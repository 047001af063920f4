import type { Layout } from '../contract.ts';

/** The modules the specification names for each area (§2), and our own: `people`, `alerts`, `walls`, `batteries`, `revenue`, `rentals`, `overruns`. A name whose module is not built yet is not shown. */
export const CONTENT_MODULES = [
  'chatgpt',
  'statistic',
  'pins',
  'news',
  'time-log',
  'messages',
  'chatlist',
  'termin',
  'ordermodule',
  'people',
  'alerts',
  'walls',
  'batteries',
  'revenue',
  'rentals',
  'overruns',
] as const;
export const ASIDE_MODULES = [
  'pins',
  'chatlist',
  'messages',
  'termin',
  'statistic',
  'people',
  'alerts',
  'walls',
  'batteries',
  'revenue',
  'rentals',
  'overruns',
] as const;

type Area<Name> = readonly Name[];
type RoleLayout = {
  readonly content: Area<(typeof CONTENT_MODULES)[number]>;
  readonly aside: Area<(typeof ASIDE_MODULES)[number]>;
};

/** What a role starts with: first what may need somebody today. Somebody with several roles gets the first of these. */
const LAYOUTS: Readonly<Record<string, RoleLayout>> = {
  administrator: {
    content: ['alerts', 'overruns', 'walls', 'news', 'people', 'statistic', 'pins'],
    aside: ['rentals', 'batteries', 'messages', 'termin', 'chatlist'],
  },
  management: {
    content: ['alerts', 'overruns', 'walls', 'news', 'statistic', 'ordermodule', 'people', 'pins'],
    aside: ['rentals', 'batteries', 'messages', 'termin', 'chatlist'],
  },
  staff: {
    content: ['alerts', 'overruns', 'walls', 'news', 'ordermodule', 'time-log', 'pins'],
    aside: ['rentals', 'messages', 'termin', 'chatlist'],
  },
  support: {
    content: ['alerts', 'overruns', 'walls', 'news', 'chatlist', 'pins'],
    aside: ['rentals', 'messages', 'termin'],
  },
  technician: {
    content: ['alerts', 'walls', 'batteries', 'news', 'pins', 'time-log'],
    aside: ['messages', 'termin'],
  },
  accounting: { content: ['news', 'revenue', 'statistic', 'ordermodule', 'pins'], aside: ['messages'] },
  editor: { content: ['news', 'chatgpt', 'pins'], aside: ['messages', 'statistic'] },
  reader: { content: ['alerts', 'walls', 'news', 'statistic', 'pins'], aside: ['messages'] },
};

/** Short by nature: two of them have room beside each other. */
const HALVES: string[] = ['people', 'statistic', 'revenue', 'pins'];

/** In a company that has nothing to count yet: zeros tell nobody anything. */
export const FIRST_LAYOUT: Layout = { content: ['news', 'people'], aside: [], halves: [] };

/** For somebody without a role: the arrangement the specification shows first (§2). */
const PLAIN: RoleLayout = { content: ['news', 'pins'], aside: ['messages'] };

/** What is about boxes: empty in a company that has none. */
const OF_BOXES: readonly string[] = ['alerts', 'overruns', 'walls', 'rentals', 'batteries'];

/** What a company lives on, as far as it shows. */
export type Trade = { readonly hasBoxes: boolean; readonly hasItems: boolean; readonly hasServices: boolean };

const PLAIN_TRADE: Trade = { hasBoxes: true, hasItems: false, hasServices: false };

/**
 * Who sells goods, or has nothing else, lives on orders: they come first, and what they brought. Who gives appointments and has neither goods nor boxes
 * lives on those: an order is only how one of them was paid.
 */
export function defaultLayout(roles: readonly string[], trade: Partial<Trade> = {}): Layout {
  const { hasBoxes, hasItems, hasServices } = { ...PLAIN_TRADE, ...trade };
  const role = Object.keys(LAYOUTS).find((name) => roles.includes(name));
  const { content, aside } = role ? LAYOUTS[role]! : PLAIN;
  if ((hasBoxes && !hasItems) || !role) return { content: [...content], aside: [...aside], halves: [...HALVES] };
  const ofOrders = hasItems || !hasServices;
  const first = [...(ofOrders ? ['ordermodule'] : []), ...(hasServices ? ['termin'] : [])];
  const beside = ofOrders ? 'revenue' : 'statistic';
  const meant = (names: readonly string[]) => names.filter((name) => hasBoxes || !OF_BOXES.includes(name));
  return arranged({
    content: [...first, ...meant(content).filter((name) => name !== beside)],
    aside: [beside, ...meant(aside).filter((name) => !first.includes(name))],
    halves: HALVES,
  });
}

/** A module stands in an area once; where it was named twice, the first place counts. */
export function arranged({ content, aside, halves }: Readonly<Layout>): Layout {
  return { content: [...new Set(content)], aside: [...new Set(aside)], halves: [...new Set(halves)] };
}
