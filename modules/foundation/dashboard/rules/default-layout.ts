import type { Layout } from '../contract.ts';

/** The modules that the specification names for each area (§2), and our own. Names without a module are not shown. */
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
  'service',
  'day',
  'business',
  'mine',
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
  'service',
  'day',
  'business',
  'mine',
] as const;

type Area<Name> = readonly Name[];
type RoleLayout = {
  readonly content: Area<(typeof CONTENT_MODULES)[number]>;
  readonly aside: Area<(typeof ASIDE_MODULES)[number]>;
};
type Layouts = Readonly<Record<string, RoleLayout>>;

/** What a company lives on, as far as its overview differs. */
type Line = 'network' | 'restaurant' | 'shop' | 'salon';

/**
 * Default layout per line of business and role: what needs somebody now, then the day, then what concerns the person. For several roles the first of
 * the table applies. No module stands here that would be empty for the trade.
 */
const LAYOUTS: Readonly<Record<Line, Layouts>> = {
  network: {
    administrator: {
      content: ['alerts', 'overruns', 'business', 'walls', 'people', 'pins'],
      aside: ['rentals', 'mine', 'batteries', 'messages', 'chatlist'],
    },
    management: {
      content: ['alerts', 'overruns', 'business', 'walls', 'pins'],
      aside: ['rentals', 'mine', 'batteries', 'messages', 'chatlist'],
    },
    staff: {
      content: ['alerts', 'overruns', 'walls', 'time-log', 'pins'],
      aside: ['rentals', 'mine', 'messages', 'chatlist'],
    },
    support: { content: ['alerts', 'overruns', 'walls', 'chatlist', 'pins'], aside: ['rentals', 'mine', 'messages'] },
    technician: { content: ['alerts', 'walls', 'batteries', 'time-log', 'pins'], aside: ['mine', 'messages'] },
    accounting: { content: ['revenue', 'business', 'ordermodule'], aside: ['mine', 'messages'] },
    editor: { content: ['chatgpt', 'pins'], aside: ['mine', 'messages'] },
    reader: { content: ['alerts', 'business', 'walls'], aside: ['messages'] },
  },
  restaurant: shopLike(['service', 'ordermodule']),
  shop: shopLike(['service', 'ordermodule']),
  salon: {
    administrator: { content: ['day', 'statistic', 'pins'], aside: ['mine', 'chatlist', 'messages'] },
    management: { content: ['day', 'statistic', 'pins'], aside: ['mine', 'chatlist', 'messages'] },
    staff: { content: ['day', 'pins'], aside: ['mine', 'chatlist', 'messages'] },
    support: { content: ['day', 'chatlist', 'pins'], aside: ['mine', 'messages'] },
    technician: { content: ['day', 'time-log'], aside: ['mine', 'messages'] },
    accounting: { content: ['statistic', 'day'], aside: ['mine', 'messages'] },
    editor: { content: ['chatgpt', 'pins'], aside: ['mine', 'messages'] },
    reader: { content: ['day', 'statistic'], aside: ['messages'] },
  },
};

/** A restaurant and a shop differ in what their module of the day says, not in what stands beside it. */
function shopLike(first: RoleLayout['content']): Layouts {
  return {
    administrator: { content: [...first, 'statistic', 'pins'], aside: ['revenue', 'mine', 'chatlist', 'messages'] },
    management: { content: [...first, 'statistic', 'pins'], aside: ['revenue', 'mine', 'chatlist', 'messages'] },
    staff: { content: [...first, 'time-log', 'pins'], aside: ['mine', 'chatlist', 'messages'] },
    support: { content: [...first, 'chatlist', 'pins'], aside: ['mine', 'messages'] },
    technician: { content: [...first, 'time-log'], aside: ['mine', 'messages'] },
    accounting: { content: ['revenue', 'statistic', 'ordermodule'], aside: ['mine', 'messages'] },
    editor: { content: ['chatgpt', 'pins'], aside: ['mine', 'messages'] },
    reader: { content: [...first, 'statistic'], aside: ['revenue', 'messages'] },
  };
}

/** Low modules, of which two fit side by side. */
const HALVES: string[] = ['people', 'statistic', 'revenue', 'pins'];

/** For a company without data yet: zeros are of no use. */
export const FIRST_LAYOUT: Layout = { content: ['news', 'people'], aside: [], halves: [] };

/** Without a role: the layout that the specification shows first (§2). */
const PLAIN: RoleLayout = { content: ['news', 'pins'], aside: ['messages'] };

/** What a company says it does, and what it has set up. */
export type Trade = {
  readonly trade: 'restaurant' | 'shop' | 'service' | 'lockers' | null;
  readonly hasBoxes: boolean;
  readonly hasItems: boolean;
  readonly hasServices: boolean;
  /** Slides of its own; those of the product are for companies that have just come. */
  readonly hasNews: boolean;
};

const LINES = { restaurant: 'restaurant', shop: 'shop', service: 'salon', lockers: 'network' } as const;

/** What it says of itself counts; else what it has set up. */
export function lineOf({ trade, hasBoxes, hasItems, hasServices }: Trade): Line {
  if (trade) return LINES[trade];
  if (hasItems) return 'shop';
  if (hasServices && !hasBoxes) return 'salon';
  return hasBoxes ? 'network' : 'shop';
}

const PLAIN_TRADE: Trade = { trade: null, hasBoxes: true, hasItems: false, hasServices: false, hasNews: false };

/** A salon that sells goods too gets its orders after its day, a shop or network with appointments the day after its own. */
export function defaultLayout(roles: readonly string[], given: Partial<Trade> = {}): Layout {
  const trade = { ...PLAIN_TRADE, ...given };
  const line = lineOf(trade);
  const layouts = LAYOUTS[line];
  const role = Object.keys(layouts).find((name) => roles.includes(name));
  if (!role) return { content: [...PLAIN.content], aside: [...PLAIN.aside], halves: [...HALVES] };
  const { content, aside } = layouts[role]!;
  const [first, ...others] = content;
  const meant =
    first === 'chatgpt'
      ? []
      : [
          ...(trade.hasItems && line === 'salon' ? ['ordermodule'] : []),
          ...(trade.hasServices && line !== 'network' ? ['day'] : []),
        ];
  const news = trade.hasNews ? ['news'] : [];
  return arranged({ content: [first!, ...meant, ...others, ...news], aside: [...aside], halves: HALVES });
}

/** Removes duplicates; the first place counts. */
export function arranged({ content, aside, halves }: Readonly<Layout>): Layout {
  return { content: [...new Set(content)], aside: [...new Set(aside)], halves: [...new Set(halves)] };
}
