import { ask, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line, Nothing, paragraph } from '@fachwerk/base/schema';
import { secretAddress } from '@fachwerk/base/secret';
import { Label } from '@fachwerk/boards/contract';
import { OrderStatus } from '@fachwerk/orders/contract';
import * as z from 'zod/mini';

export const TriggerKind = z.enum([
  'card_added',
  'card_moved',
  'label_set',
  'due_soon',
  'alert_raised',
  'order_status',
  'rental_overrun',
  'message_received',
  'form_sent',
  'weekly',
]);
export type TriggerKind = z.infer<typeof TriggerKind>;

/** When: those of cards happen on the rule's own board. */
export const Trigger = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('card_added') }),
  /** Null: into whichever column. */
  z.object({ kind: z.literal('card_moved'), columnId: z.nullable(z.uuid()) }),
  z.object({ kind: z.literal('label_set'), labelId: z.uuid() }),
  z.object({ kind: z.literal('due_soon'), days: z.int().check(z.minimum(0), z.maximum(30)) }),
  z.object({ kind: z.literal('alert_raised') }),
  z.object({ kind: z.literal('order_status'), status: OrderStatus }),
  z.object({ kind: z.literal('rental_overrun') }),
  /** A customer writes in a conversation; once, until somebody answers. */
  z.object({ kind: z.literal('message_received') }),
  z.object({ kind: z.literal('form_sent') }),
  z.object({
    kind: z.literal('weekly'),
    /** 1 is Monday, 7 is Sunday. */
    weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1), z.maxLength(7)),
    hour: z.int().check(z.minimum(0), z.maximum(23)),
  }),
]);
export type Trigger = z.infer<typeof Trigger>;

export const ConditionField = z.enum([
  'column',
  'label',
  'assignee',
  'title',
  'label3',
  'alert_kind',
  'priority',
  'location',
  'message',
  'form_kind',
  'page',
]);
export type ConditionField = z.infer<typeof ConditionField>;

/** If: one of the values is it, or (`isNot`) none of them. Of title, label3, location, message and page the words occur. */
export const Condition = z.object({
  field: ConditionField,
  isNot: z.boolean(),
  values: z.array(line(100, 1)).check(z.minLength(1), z.maxLength(20)),
});
export type Condition = z.infer<typeof Condition>;

/** Where a webhook goes: what it carries may be a key of the receiver. */
export const HookAddress = secretAddress(
  z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'field.link' }).check(z.maxLength(500)),
);

/** Then. `card` makes a new one; what changes a card changes the one the rule is about, else the one that was made last. */
export const Action = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('move'), columnId: z.uuid() }),
  z.object({ kind: z.literal('label'), labelId: z.uuid(), isOff: z.boolean() }),
  z.object({ kind: z.literal('assign'), userId: z.uuid() }),
  z.object({ kind: z.literal('due'), days: z.int().check(z.minimum(0), z.maximum(365)) }),
  z.object({
    kind: z.literal('checklist'),
    items: z.array(line(300, 1)).check(z.minLength(1), z.maxLength(30)),
  }),
  z.object({ kind: z.literal('comment'), text: paragraph(2000).check(z.minLength(1)) }),
  z.object({
    kind: z.literal('card'),
    columnId: z.uuid(),
    title: line(200, 1),
    description: paragraph(5000),
  }),
  z.object({
    kind: z.literal('mail'),
    /** Nobody named: whoever the card is given to. */
    to: z.array(z.uuid()).check(z.maxLength(20)),
    subject: line(150, 1),
    text: paragraph(5000).check(z.minLength(1)),
  }),
  /** Into the conversation that the rule is about. */
  z.object({ kind: z.literal('message'), text: paragraph(2000).check(z.minLength(1)) }),
  z.object({ kind: z.literal('webhook'), url: HookAddress }),
  /** The alerts that the card is about are dealt with. */
  z.object({ kind: z.literal('finish_alerts') }),
]);
export type Action = z.infer<typeof Action>;
export type ActionKind = Action['kind'];
export type ActionOf<Kind extends ActionKind> = Extract<Action, { kind: Kind }>;

export const MOST_ACTIONS = 10;
export const MOST_CONDITIONS = 10;
/** Thirty days. */
export const LONGEST_DELAY_MINUTES = 43_200;

export const RuleInput = z.object({
  id: z.optional(z.uuid()),
  boardId: z.uuid(),
  name: line(80, 1),
  isActive: z.boolean(),
  trigger: Trigger,
  conditions: z.array(Condition).check(z.maxLength(MOST_CONDITIONS)),
  actions: z.array(Action).check(z.minLength(1), z.maxLength(MOST_ACTIONS)),
  /** So long it waits in the event queue; conditions are asked again when it is over. */
  delayMinutes: z.int().check(z.minimum(0), z.maximum(LONGEST_DELAY_MINUTES)),
  /** The suggestion it was made from. */
  ready: z.nullable(line(40)),
});
export type RuleInput = z.infer<typeof RuleInput>;

export const Rule = z.extend(RuleInput, {
  id: z.uuid(),
  changedAt: Instant,
  changedBy: z.string(),
  /** In the last 30 days. */
  runs: z.int(),
  lastRunAt: z.nullable(Instant),
});
export type Rule = z.infer<typeof Rule>;

export const SubjectKind = z.enum(['card', 'alert', 'order', 'rental', 'chat', 'inquiry', 'calendar']);
export type SubjectKind = z.infer<typeof SubjectKind>;

export const RunState = z.enum(['waiting', 'done', 'skipped', 'failed', 'cancelled', 'stopped', 'undone']);
export type RunState = z.infer<typeof RunState>;

/** What a run has done; `name` is the column, the label, the person, the card. */
export const ShownEffect = z.object({
  kind: z.string(),
  name: z.string(),
  /** `left`: it could not be undone, because somebody went on working with it. */
  state: z.enum(['done', 'undone', 'left', 'failed']),
});
export type ShownEffect = z.infer<typeof ShownEffect>;

export const Run = z.object({
  id: z.uuid(),
  ruleId: z.uuid(),
  ruleName: z.string(),
  cardId: z.nullable(z.uuid()),
  subjectKind: SubjectKind,
  subjectId: z.nullable(z.uuid()),
  subjectName: z.string(),
  occurredAt: Instant,
  dueAt: Instant,
  endedAt: z.nullable(Instant),
  state: RunState,
  effects: z.array(ShownEffect),
  /** Code of the refusal it met; its sentence is the text of that name. */
  problem: z.nullable(z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) })),
  isUndoable: z.boolean(),
});
export type Run = z.infer<typeof Run>;

/** What a rule would have done. */
export const Trial = z.object({
  days: z.int(),
  /** So often it would have run. */
  count: z.int(),
  /** There was more than could be looked at: the newest count. */
  isCapped: z.boolean(),
  /** How many occurrences its conditions held back. */
  heldBack: z.int(),
  /** The newest of them. */
  samples: z.array(
    z.object({ at: Instant, subjectKind: SubjectKind, subjectName: z.string(), titles: z.array(z.string()) }),
  ),
});
export type Trial = z.infer<typeof Trial>;

/** What a rule of this board can be made of. */
export const RuleChoices = z.object({
  columns: z.array(
    z.object({ id: z.uuid(), name: z.string(), boardId: z.uuid(), boardName: z.string(), isDone: z.boolean() }),
  ),
  labels: z.array(Label),
  people: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** Hosts that webhooks may go to. */
  hosts: z.array(z.string()),
});
export type RuleChoices = z.infer<typeof RuleChoices>;

export const ruleProblems = {
  'rule.unknown': 404,
  'rule.too_many': 409,
  'rule.condition_unfit': 422,
  'rule.action_without_card': 422,
  'rule.action_without_chat': 422,
  'rule.column_unknown': 422,
  'rule.label_unknown': 422,
  'rule.person_unknown': 422,
  'rule.host_not_allowed': 422,
  'run.unknown': 404,
  'run.not_waiting': 409,
  'run.not_undoable': 409,
} as const satisfies ProblemCatalog;
export type RuleProblem = keyof typeof ruleProblems;

export const ruleApi = {
  list: ask({
    method: 'GET',
    path: '/board/rules/:boardId',
    access: 'staff:boards.manage',
    summary: 'The rules of a board, and what rules can be made of there.',
    input: z.object({ boardId: z.uuid() }),
    output: z.object({ boardName: z.string(), rules: z.array(Rule), choices: RuleChoices }),
  }),
  save: change({
    method: 'POST',
    path: '/board/rules/save',
    access: 'staff:boards.manage',
    repeats: 'key',
    summary: 'Writes a rule, or changes one; it counts for what happens from now on.',
    input: z.object({ rule: RuleInput }),
    output: Rule,
  }),
  toggle: change({
    method: 'POST',
    path: '/board/rules/switch',
    access: 'staff:boards.manage',
    repeats: 'same',
    summary: 'Switches a rule on or off; what waits for one that is off is cancelled.',
    input: z.object({ id: z.uuid(), isActive: z.boolean() }),
    output: Rule,
  }),
  remove: change({
    method: 'POST',
    path: '/board/rules/delete',
    access: 'staff:boards.manage',
    repeats: 'same',
    summary: 'Removes a rule; its log stays.',
    input: z.object({ id: z.uuid() }),
    output: Nothing,
  }),
  try: ask({
    method: 'POST',
    path: '/board/rules/try',
    access: 'staff:boards.manage',
    summary: 'What a rule would have done in the last 30 days; nothing is done.',
    input: z.object({ rule: RuleInput }),
    output: Trial,
  }),
  runs: ask({
    method: 'GET',
    path: '/board/rules/:boardId/runs',
    access: 'staff:boards.manage',
    summary: 'What the rules of a board have done and have still to do, the latest first.',
    input: z.object({ boardId: z.uuid(), before: z.optional(z.uuid()) }),
    output: z.object({ runs: z.array(Run), next: z.nullable(z.uuid()) }),
  }),
  ofCard: ask({
    method: 'GET',
    path: '/board/card/:cardId/runs',
    access: 'staff:boards.read',
    summary: 'What rules have done with a card and have still to do, the latest first.',
    input: z.object({ cardId: z.uuid() }),
    output: z.object({ runs: z.array(Run) }),
  }),
  cancel: change({
    method: 'POST',
    path: '/board/rules/run/cancel',
    access: 'staff:boards.work',
    repeats: 'same',
    summary: 'Takes one run out of the event queue.',
    input: z.object({ id: z.uuid() }),
    output: Run,
  }),
  undo: change({
    method: 'POST',
    path: '/board/rules/run/undo',
    access: 'staff:boards.work',
    repeats: 'once',
    summary: 'Takes back what a run has done, as far as nobody has gone on working with it.',
    input: z.object({ id: z.uuid() }),
    output: Run,
  }),
};
