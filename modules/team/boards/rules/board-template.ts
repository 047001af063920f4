import type { BoardTemplate } from '../contract.ts';

/** What a new board begins with: names of columns by text key; those after `!` finish their cards. */
const TEMPLATES = {
  simple: ['boards.first.open', 'boards.first.doing', '!boards.first.done'],
  week: ['boards.week.later', 'boards.week.this', 'boards.week.today', 'boards.week.waiting', '!boards.first.done'],
  repair: ['boards.repair.new', 'boards.repair.checked', 'boards.repair.parts', '!boards.repair.done'],
  purchase: ['boards.purchase.need', 'boards.purchase.ordered', 'boards.purchase.partly', '!boards.purchase.arrived'],
  campaign: [
    'boards.campaign.ideas',
    'boards.campaign.planned',
    'boards.first.doing',
    'boards.campaign.approval',
    '!boards.campaign.published',
  ],
} as const satisfies Readonly<Record<BoardTemplate, readonly string[]>>;

type Key<T> = T extends `!${infer K}` ? K : T;
type ColumnKey = Key<(typeof TEMPLATES)[BoardTemplate][number]>;

export function columnsOf(template: BoardTemplate): { readonly key: ColumnKey; readonly isDone: boolean }[] {
  return TEMPLATES[template].map((column) => ({
    key: column.replace('!', '') as ColumnKey,
    isDone: column.startsWith('!'),
  }));
}
