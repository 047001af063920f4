import type { Action, RuleChoices, RuleInput, Trigger } from '../contract.ts';

export const READY = ['alert_card', 'card_done', 'due_soon', 'overrun', 'form', 'monday'] as const;
type ReadyName = (typeof READY)[number];

type Part = 'name' | 'title' | 'text' | 'items';
type Words = (name: ReadyName, part: Part) => string;
type Own = RuleChoices['columns'][number];

const MONDAY = 1;

function partsOf(name: ReadyName, t: Words, first: Own, last: Own): { trigger: Trigger; actions: Action[] } {
  const words = (part: Part) => t(name, part);
  const card = (description: string): Action => ({
    kind: 'card',
    columnId: first.id,
    title: words('title'),
    description,
  });
  const list = (): Action => ({ kind: 'checklist', items: words('items').split('\n') });
  switch (name) {
    case 'alert_card':
      return { trigger: { kind: 'alert_raised' }, actions: [card(words('text')), { kind: 'due', days: 1 }] };
    case 'card_done':
      return { trigger: { kind: 'card_moved', columnId: last.id }, actions: [{ kind: 'finish_alerts' }] };
    case 'due_soon': {
      const mail: Action = { kind: 'mail', to: [], subject: words('title'), text: words('text') };
      return { trigger: { kind: 'due_soon', days: 2 }, actions: [mail] };
    }
    case 'overrun':
      return { trigger: { kind: 'rental_overrun' }, actions: [card(words('text')), { kind: 'due', days: 0 }] };
    case 'form':
      return { trigger: { kind: 'form_sent' }, actions: [card(words('text')), list(), { kind: 'due', days: 1 }] };
    case 'monday':
      return { trigger: { kind: 'weekly', weekdays: [MONDAY], hour: 7 }, actions: [card(''), list()] };
  }
}

/** What a board can begin with: six rules, all of them off, on its first column and the one for what is finished. */
export function readyRules(boardId: string, { columns }: Pick<RuleChoices, 'columns'>, t: Words): RuleInput[] {
  const own = columns.filter((column) => column.boardId === boardId);
  const [first] = own;
  if (!first) return [];
  const last = own.find(({ isDone }) => isDone) ?? own.at(-1)!;
  return READY.map((name) => ({
    boardId,
    name: t(name, 'name'),
    isActive: false,
    conditions: [],
    delayMinutes: 0,
    ready: name,
    ...partsOf(name, t, first, last),
  }));
}
