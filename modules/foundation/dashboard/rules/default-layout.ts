import type { Layout } from '../contract.ts';

/**
 * The modules that the specification names for each area (§2), and our own: `people`, `alerts`, `walls`, `batteries`, `revenue`, `rentals`,
 * `overruns`. Names without a module are not shown.
 */
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

/** Default layout per role, most urgent modules first. For several roles the first in this table applies. */
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

/** Low modules, of which two fit side by side. */
const HALVES: string[] = ['people', 'statistic', 'revenue', 'pins'];

/** For a company without data yet: zeros are of no use. */
export const FIRST_LAYOUT: Layout = { content: ['news', 'people'], aside: [], halves: [] };

/** Without a role: the layout that the specification shows first (§2). */
const PLAIN: RoleLayout = { content: ['news', 'pins'], aside: ['messages'] };

/** Modules about boxes, empty in a company without any. */
const OF_BOXES: readonly string[] = ['alerts', 'overruns', 'walls', 'rentals', 'batteries'];

/** What a company sells, as far as its modules show. */
export type Trade = { readonly hasBoxes: boolean; readonly hasItems: boolean; readonly hasServices: boolean };

const PLAIN_TRADE: Trade = { hasBoxes: true, hasItems: false, hasServices: false };

/**
 * A company that sells goods, or nothing else yet, gets orders and revenue first. A company with appointments but neither goods nor boxes gets
 * appointments first, because an order there is only the payment.
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

/** Removes duplicates; the first place counts. */
export function arranged({ content, aside, halves }: Readonly<Layout>): Layout {
  return { content: [...new Set(content)], aside: [...new Set(aside)], halves: [...new Set(halves)] };
}
