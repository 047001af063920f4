import { dayOf } from '@fachwerk/base/time';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { Template, templateApi } from '../../contract-template.ts';
import { storedValue } from '../../rules/field.ts';
import type { BoardCtx } from '../board/board-ctx.ts';
import { addCard, openCard } from '../facade-cards.ts';
import { findOwnTemplate } from './find-own-template.ts';
import { choicesOf } from './template-choices.ts';

export const makeCard: UseCase<typeof templateApi.make> = async (ctx, { id, columnId }) => {
  const template = await findOwnTemplate(ctx, id);
  return openCard(ctx, await made(ctx, template, columnId));
};

/** Creates a card in the template's column; returns its id. */
export async function makeFromTemplate(ctx: Ctx, id: string): Promise<string> {
  const template = await findOwnTemplate(ctx, id);
  return made(ctx, template, template.columnId);
}

/** Skips labels, people and fields that no longer exist. */
export async function made(ctx: BoardCtx, template: Template, columnId: string | null): Promise<string> {
  const { columns, labels, people, fields } = await choicesOf(ctx, template.boardId);
  const { description, checklist, dueDays, ...card } = template.card;
  const known = new Map(fields.map((field) => [field.id, field]));
  return addCard(ctx, columnId ?? columns[0]?.id ?? '', {
    title: template.title,
    description,
    labels: card.labels.filter((id) => labels.some((label) => label.id === id)),
    assignees: card.assignees.filter((id) => people.some((person) => person.id === id)),
    checklist: checklist.map((text) => ({ text, isDone: false })),
    values: card.values.filter(({ fieldId, value }) => {
      const field = known.get(fieldId);
      return field && storedValue(field, value) !== null;
    }),
    dueOn: dueDays === null ? null : dayOf(ctx.now).add({ days: dueDays }).toString(),
  });
}
