import type {
  ActionKind,
  Condition,
  ConditionField,
  RuleChoices,
  RuleInput,
  RuleProblem,
  Trigger,
  TriggerKind,
} from '../contract.ts';

/** What is known about an occurrence, for conditions to be held against. */
export type Facts = Partial<Record<ConditionField, readonly string[]>>;

/** What made it happen: where a card went, which labels it got, which status an order. */
export type Cause = {
  readonly columnId?: string | null;
  readonly labelIds?: readonly string[];
  readonly status?: string | null;
};

const OF_CARDS: readonly ConditionField[] = ['column', 'label', 'assignee', 'title', 'label3'];

/** What a rule can ask for, by what starts it. */
export const FIELDS_OF: Readonly<Record<TriggerKind, readonly ConditionField[]>> = {
  card_added: OF_CARDS,
  card_moved: OF_CARDS,
  label_set: OF_CARDS,
  due_soon: OF_CARDS,
  alert_raised: ['alert_kind', 'priority', 'location'],
  order_status: [],
  rental_overrun: ['location'],
  message_received: ['message'],
  form_sent: ['form_kind', 'page'],
  weekly: [],
};

/** Fields in which words are looked for; of the others a value is meant as a whole. */
const WORDS: ReadonlySet<ConditionField> = new Set(['title', 'label3', 'location', 'message', 'page']);
export const isOfWords = (field: ConditionField): boolean => WORDS.has(field);

const ABOUT_CARDS: ReadonlySet<TriggerKind> = new Set(['card_added', 'card_moved', 'label_set', 'due_soon']);
export const isAboutCards = (kind: TriggerKind): boolean => ABOUT_CARDS.has(kind);

const WITHOUT_CARD: ReadonlySet<ActionKind> = new Set(['card', 'mail', 'message', 'webhook']);

export function isTriggered(trigger: Trigger, { columnId = null, labelIds = [], status = null }: Cause): boolean {
  if (trigger.kind === 'card_moved') return trigger.columnId === null || trigger.columnId === columnId;
  if (trigger.kind === 'label_set') return labelIds.includes(trigger.labelId);
  if (trigger.kind === 'order_status') return trigger.status === status;
  return true;
}

const lower = (words: string) => words.toLocaleLowerCase('de');

function isMet({ field, isNot, values }: Condition, facts: Facts): boolean {
  const known = facts[field] ?? [];
  const isThere = isOfWords(field)
    ? known.some((said) => values.some((value) => lower(said).includes(lower(value))))
    : known.some((said) => values.includes(said));
  return isThere !== isNot;
}

/** All of them have to be met; without any it always is. */
export function areMet(conditions: readonly Condition[], facts: Facts): boolean {
  return conditions.every((condition) => isMet(condition, facts));
}

/** So many rules may follow one another; a rule never follows itself. */
const LONGEST_CHAIN = 8;

/** Whether a rule may run after these. What would go round in a circle ends here. */
export function mayFollow(chain: readonly string[], ruleId: string): boolean {
  return !chain.includes(ruleId) && chain.length < LONGEST_CHAIN;
}

/** What a rule may do in an hour: beyond it something has run wild. */
export const MOST_RUNS_PER_HOUR = 500;
export const MOST_RULES = 100;

type Drafted = Pick<RuleInput, 'boardId' | 'trigger' | 'conditions' | 'actions'>;

/** Why a rule cannot be: what it speaks of is not there, or does not fit what starts it. */
export function whyNotRule(
  { boardId, trigger, conditions, actions }: Drafted,
  choices: RuleChoices,
): RuleProblem | null {
  const fields = FIELDS_OF[trigger.kind];
  if (conditions.some(({ field }) => !fields.includes(field))) return 'rule.condition_unfit';
  if (trigger.kind !== 'message_received' && actions.some(({ kind }) => kind === 'message'))
    return 'rule.action_without_chat';
  let hasCard = isAboutCards(trigger.kind);
  for (const action of actions) {
    const isForAssignees = action.kind === 'mail' && action.to.length === 0;
    if (!hasCard && (!WITHOUT_CARD.has(action.kind) || isForAssignees)) return 'rule.action_without_card';
    if (action.kind === 'card') hasCard = true;
  }
  const columns = new Set(choices.columns.map(({ id }) => id));
  const own = new Set(choices.columns.filter((column) => column.boardId === boardId).map(({ id }) => id));
  if (trigger.kind === 'card_moved' && trigger.columnId && !own.has(trigger.columnId)) return 'rule.column_unknown';
  if (actions.some((action) => 'columnId' in action && !columns.has(action.columnId))) return 'rule.column_unknown';
  const labels = new Set(choices.labels.map(({ id }) => id));
  if (trigger.kind === 'label_set' && !labels.has(trigger.labelId)) return 'rule.label_unknown';
  if (actions.some((action) => 'labelId' in action && !labels.has(action.labelId))) return 'rule.label_unknown';
  const people = new Set(choices.people.map(({ id }) => id));
  const named = actions.flatMap((action) =>
    action.kind === 'assign' ? [action.userId] : action.kind === 'mail' ? action.to : [],
  );
  if (named.some((id) => !people.has(id))) return 'rule.person_unknown';
  const hosts = actions.flatMap((action) => (action.kind === 'webhook' ? [URL.parse(action.url)?.hostname ?? ''] : []));
  return hosts.some((host) => !choices.hosts.includes(host)) ? 'rule.host_not_allowed' : null;
}
