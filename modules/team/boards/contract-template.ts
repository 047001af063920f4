import { ask, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line, Nothing, paragraph } from '@fachwerk/base/schema';
import * as z from 'zod/mini';
import { BoardPerson, Column, Label } from './contract.ts';
import { CardDetails } from './contract-card.ts';
import { Field, ValueInput } from './contract-field.ts';

export const Rhythm = z.object({
  every: z.enum(['day', 'week', 'month']),
  /** Day of the week (1 = Monday) or of the month; shorter months use their last day. */
  onDay: z.int().check(z.minimum(1), z.maximum(31)),
  /** In the company's time zone. */
  hour: z.int().check(z.minimum(0), z.maximum(23)),
});
export type Rhythm = z.infer<typeof Rhythm>;

/** Content of the template's cards, apart from the title. */
export const TemplateCard = z.object({
  description: paragraph(20_000),
  labels: z.array(z.uuid()).check(z.maxLength(30)),
  assignees: z.array(z.uuid()).check(z.maxLength(30)),
  checklist: z.array(line(300, 1)).check(z.maxLength(200)),
  values: z.array(ValueInput).check(z.maxLength(30)),
  /** Due this many days after creation; null for no due date. */
  dueDays: z.nullable(z.int().check(z.minimum(0), z.maximum(365))),
});
export type TemplateCard = z.infer<typeof TemplateCard>;

export const TemplateInput = z.object({
  id: z.optional(z.uuid()),
  boardId: z.uuid(),
  /** Null for the board's first column. */
  columnId: z.nullable(z.uuid()),
  title: line(200, 1),
  card: TemplateCard,
  rhythm: z.nullable(Rhythm),
});
export type TemplateInput = z.infer<typeof TemplateInput>;

export const Template = z.extend(TemplateInput, { id: z.uuid(), nextAt: z.nullable(Instant) });
export type Template = z.infer<typeof Template>;

/** Options for editing a template. */
export const TemplateChoices = z.object({
  columns: z.array(Column),
  labels: z.array(Label),
  people: z.array(BoardPerson),
  fields: z.array(Field),
});
export type TemplateChoices = z.infer<typeof TemplateChoices>;

export const templateProblems = {
  'card_template.unknown': 404,
  'card_template.too_many': 409,
  'card_template.weekday': 422,
} as const satisfies ProblemCatalog;
export type TemplateProblem = keyof typeof templateProblems;

export const templateApi = {
  list: ask({
    method: 'GET',
    path: '/board/templates/:boardId',
    access: 'staff:boards.read',
    summary: 'The templates of a board by title, with when the recurring ones come next, and what they can be made of.',
    input: z.object({ boardId: z.uuid() }),
    output: z.object({ boardName: z.string(), templates: z.array(Template), choices: TemplateChoices }),
  }),
  save: change({
    method: 'POST',
    path: '/board/template/save',
    access: 'staff:boards.manage',
    repeats: 'key',
    summary: 'Writes a template; with a rhythm its cards come by themselves, from now on.',
    input: z.object({ template: TemplateInput }),
    output: Template,
  }),
  keep: change({
    method: 'POST',
    path: '/board/template/of-card',
    access: 'staff:boards.manage',
    repeats: 'key',
    summary: 'Makes a template of a card: its text, labels, people, points and own fields.',
    input: z.object({ cardId: z.uuid() }),
    output: Template,
  }),
  remove: change({
    method: 'POST',
    path: '/board/template/delete',
    access: 'staff:boards.manage',
    repeats: 'same',
    summary: 'Removes a template; cards that were made of it stay.',
    input: z.object({ id: z.uuid() }),
    output: Nothing,
  }),
  make: change({
    method: 'POST',
    path: '/board/template/make-card',
    access: 'staff:boards.work',
    repeats: 'key',
    summary: 'A card made of a template, on top of a column.',
    input: z.object({ id: z.uuid(), columnId: z.uuid() }),
    output: CardDetails,
  }),
};
