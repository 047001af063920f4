import { formatDay } from '@fachwerk/base/format-time';
import type { FoundCard } from '@fachwerk/boards/contract-card';
import { type BoardCtx, listAllColumns, listVisibleCards } from '@fachwerk/boards/facade-cards';
import { titleOf } from '@fachwerk/boards/rules/short-code';
import { sql } from '@fachwerk/server/sql';
import type { Cause, Facts } from '../../rules/fit.ts';
import { remindedAt, reminderDays } from '../../rules/schedule.ts';
import { MOST_LOOKED_AT, type Occurrence, type Reader } from './occurrence.ts';
import { isWanted } from './wanted.ts';

export const factsOfCard = (card: FoundCard): Facts => ({
  column: [card.columnId],
  label: card.labels,
  assignee: card.assignees.length > 0 ? card.assignees : ['nobody'],
  title: [titleOf(card)],
  label3: [card.label3],
});

type Moment = { readonly key: string; readonly at: Date; readonly cause: Cause };

function occurrenceOf(ctx: BoardCtx, card: FoundCard, { key, at, cause }: Moment): Occurrence {
  const name = titleOf(card);
  const path = `/backend/chat/t/board/0/board/${card.boardId}/${card.boardId}/${card.id}`;
  return {
    key,
    at,
    cause,
    cardId: card.id,
    label3: card.label3,
    links: [],
    subject: { kind: 'card', id: card.id, name },
    facts: factsOfCard(card),
    codes: [
      ...card.shortCodes,
      ...card.boardCodes,
      { code: '{karte}', value: name },
      { code: '{spalte}', value: card.columnName },
      { code: '{board}', value: card.boardName },
      { code: '{faellig}', value: card.dueOn ? formatDay(card.dueOn, 'de') : '' },
      { code: '{link}', value: `${ctx.app.publicUrl}${path}` },
    ],
  };
}

/** Entries of a card's history that may start a rule, by what starts it. */
const KINDS = {
  card_added: ['created', 'copied'],
  card_moved: ['moved'],
  label_set: ['created', 'copied', 'changed'],
} as const;

type Entry = {
  readonly id: string;
  readonly at: Date;
  readonly cardId: string;
  readonly data: { to?: string; toId?: string; newLabels?: string[]; fields?: string[] };
};

/** From the histories of the cards that lie on the rule's board now. */
export const cardEvents: Reader = async (ctx, { boardId, trigger }, wanted) => {
  const kinds = KINDS[trigger.kind as keyof typeof KINDS];
  const entries = await ctx.db.rows<Entry>(sql`
    select h.id, h.at, h.card_id, h.data from boards.history_view h
    join boards.card_view c on c.company_id = h.company_id and c.id = h.card_id
    where h.company_id = ${ctx.companyId} and c.board_id = ${boardId} and h.kind = any(${kinds}::text[])
      and ${isWanted(wanted, sql`h.id`, sql`h.at`)}
    order by h.at desc, h.id desc limit ${MOST_LOOKED_AT}`);
  const cards = await cardsById(
    ctx,
    entries.map(({ cardId }) => cardId),
  );
  // Entries of long ago know the name of the column alone.
  const columns = (await listAllColumns(ctx)).filter((column) => column.boardId === boardId);
  return entries.flatMap(({ id, at, cardId, data }) => {
    const card = cards.get(cardId);
    if (!card) return [];
    const columnId = data.toId ?? columns.find(({ name }) => name === data.to)?.id ?? null;
    const labelIds = data.newLabels ?? (data.fields?.includes('labels') ? card.labels : []);
    return [occurrenceOf(ctx, card, { key: id, at, cause: { columnId, labelIds } })];
  });
};

/** By the days that the cards carry now. */
export const dueCards: Reader = async (ctx, { boardId, trigger }, wanted) => {
  if (trigger.kind !== 'due_soon' || 'ids' in wanted) return [];
  const { first, last } = reminderDays(trigger.days, wanted.from, wanted.to);
  const due = await ctx.db.rows<{ id: string; dueOn: string }>(sql`
    select c.id, c.due_on from boards.card_view c
    where c.company_id = ${ctx.companyId} and c.board_id = ${boardId} and c.archived_at is null and not c.is_done
      and c.due_on between ${first}::date and ${last}::date
    order by c.due_on desc, c.id limit ${MOST_LOOKED_AT}`);
  const cards = await cardsById(
    ctx,
    due.map(({ id }) => id),
  );
  return due.flatMap(({ id, dueOn }) => {
    const at = remindedAt(dueOn, trigger.days);
    const card = cards.get(id);
    if (!card || at <= wanted.from || at > wanted.to) return [];
    return [occurrenceOf(ctx, card, { key: `${id} ${dueOn}`, at, cause: {} })];
  });
};

async function cardsById(ctx: BoardCtx, ids: readonly string[]): Promise<Map<string, FoundCard>> {
  const found = ids.length > 0 ? await listVisibleCards(ctx, [...new Set(ids)]) : [];
  return new Map(found.map((card) => [card.id, card]));
}
