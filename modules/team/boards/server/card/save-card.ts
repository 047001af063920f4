import { problemsOf } from '@fachwerk/base/problem';
import { listColleagues } from '@fachwerk/people/facade';
import type { UseCase } from '@fachwerk/server/module';
import { boardProblems, type Column } from '../../contract.ts';
import type { CardInput, cardApi, ShortCodeValue } from '../../contract-card.ts';
import type { ValueInput } from '../../contract-field.ts';
import { MOST_CARDS, whyNotCover, whyNotStandIn } from '../../rules/card.ts';
import { storedValue } from '../../rules/field.ts';
import type { BoardCtx } from '../board/board-ctx.ts';
import { lockBoard, notifyBoard } from '../board/board-store.ts';
import { findColumn } from '../column/column-store.ts';
import { listLabels } from '../column/label-store.ts';
import { listFields, writeValues } from '../field/field-store.ts';
import { listFiles, writeAssignees, writeChecks, writeLabels } from './card-parts-store.ts';
import { type CardRow, countCardsInColumn, countOnBoard, insertCard, listCardsById, updateCard } from './card-store.ts';
import { addHistory } from './history-store.ts';
import { type Held, holdCard } from './hold-card.ts';
import { placeIn, spreadIfLong, topOf } from './place-cards.ts';
import { readCard } from './show-card.ts';

const problem = problemsOf(boardProblems);

type Given = { readonly card: CardInput; readonly shortCodes?: ShortCodeValue[] | undefined };

/** Only given properties change, so that concurrent edits of one card do not overwrite each other. */
export const saveCard: UseCase<typeof cardApi.save> = async (ctx, { card, column, shortCodes }) => {
  const id = card.id
    ? await changed(ctx, await holdCard(ctx, card.id), { card, shortCodes })
    : await added(ctx, column, { card, shortCodes });
  return readCard(ctx, id);
};

export async function added(ctx: BoardCtx, columnId: string, { card, shortCodes }: Given): Promise<string> {
  if (!card.title) throw problem('card.title_missing');
  const seen = await findColumn(ctx, columnId);
  if (!seen) throw problem('column.unknown');
  const board = await lockBoard(ctx, seen.boardId);
  await refuseFull(ctx, columnId);
  if ((await countOnBoard(ctx, board.id)) >= MOST_CARDS) throw problem('card.too_many');
  const id = ctx.newId();
  const row: CardRow = {
    id,
    boardId: board.id,
    columnId,
    sort: card.sort ? await placeIn(ctx, columnId, card.sort, id) : await topOf(ctx, columnId),
    title: card.title,
    description: card.description ?? '',
    label3: card.label3 ?? '',
    dueOn: card.dueOn ?? null,
    shortCodes: shortCodes ?? [],
    coverId: null,
    isArchived: false,
    movedAt: ctx.now,
    createdAt: ctx.now,
    createdBy: ctx.caller?.name ?? ctx.rule?.name ?? 'Fachwerk',
  };
  await insertCard(ctx, row, board.revision);
  await spreadIfLong(ctx, board, columnId, [row.sort]);
  const { newLabels } = await writeParts(ctx, board.id, id, card);
  await addHistory(ctx, {
    cardId: id,
    kind: card.copyOf ? 'copied' : 'created',
    data: { to: seen.name, toId: seen.id, newLabels },
  });
  await notifyBoard(ctx, board);
  return id;
}

export async function changed(ctx: BoardCtx, { board, card: row }: Held, { card, shortCodes }: Given): Promise<string> {
  const isArchived = card.isArchived ?? row.isArchived;
  if (row.isArchived && isArchived) throw problem('card.archived');
  if (row.isArchived && !isArchived) await refuseFull(ctx, row.columnId);
  const next = {
    ...row,
    title: card.title ?? row.title,
    description: card.description ?? row.description,
    label3: card.label3 ?? row.label3,
    dueOn: card.dueOn === undefined ? row.dueOn : card.dueOn,
    shortCodes: shortCodes ?? row.shortCodes,
    coverId: card.coverId === undefined ? row.coverId : card.coverId,
    isArchived,
  };
  if (card.coverId) {
    const refusal = whyNotCover((await listFiles(ctx, row.id)).find(({ id }) => id === card.coverId));
    if (refusal) throw problem(refusal);
  }
  await updateCard(ctx, next, board.revision);
  const parts = await writeParts(ctx, board.id, row.id, card);
  const plain = (['title', 'description', 'label3', 'dueOn', 'coverId'] as const).filter(
    (name) => next[name] !== row[name],
  );
  const codes = JSON.stringify(next.shortCodes) === JSON.stringify(row.shortCodes) ? [] : ['shortCodes'];
  const fields = [...plain, ...parts.fields, ...codes];
  const { newLabels, ownFields } = parts;
  const data = { fields, ...(newLabels.length > 0 && { newLabels }), ...(ownFields.length > 0 && { ownFields }) };
  if (fields.length + ownFields.length > 0) await addHistory(ctx, { cardId: row.id, kind: 'changed', data });
  if (isArchived !== row.isArchived)
    await addHistory(ctx, { cardId: row.id, kind: isArchived ? 'archived' : 'restored' });
  await notifyBoard(ctx, board);
  return row.id;
}

async function refuseFull(ctx: BoardCtx, columnId: string): Promise<Column> {
  const column = await findColumn(ctx, columnId);
  if (!column) throw problem('column.unknown');
  const refusal = whyNotStandIn(column, await countCardsInColumn(ctx, columnId), 1);
  if (refusal) throw problem(refusal, { name: column.name, limit: column.wipLimit ?? 0 });
  return column;
}

/** `ownFields` holds names: a field may be deleted when the history is read. */
type Parts = { readonly fields: string[]; readonly newLabels: string[]; readonly ownFields: string[] };

/** Writes labels of this board and active assignees; returns what changed. */
async function writeParts(ctx: BoardCtx, boardId: string, cardId: string, given: CardInput): Promise<Parts> {
  const [before] = await listCardsById(ctx, [cardId]);
  const { labels = before!.labels, assignees = before!.assignees, checklist } = given;
  const newLabels = labels.filter((id) => !before!.labels.includes(id));
  const newPeople = assignees.filter((id) => !before!.assignees.includes(id));
  if (newLabels.length > 0) {
    const known = await listLabels(ctx, boardId);
    if (newLabels.some((id) => !known.some((label) => label.id === id))) throw problem('label.unknown');
  }
  if (newPeople.length > 0) {
    const people = await listColleagues(ctx, 'boards.work');
    if (newPeople.some((id) => !people.some((person) => person.id === id))) throw problem('card.person_unknown');
  }
  const isOther = (one: readonly string[], other: readonly string[]) =>
    new Set(one).size !== other.length || other.some((id) => !one.includes(id));
  const hasLabels = isOther(labels, before!.labels);
  const hasPeople = isOther(assignees, before!.assignees);
  if (hasLabels) await writeLabels(ctx, cardId, labels);
  if (hasPeople) await writeAssignees(ctx, cardId, assignees);
  if (checklist) await writeChecks(ctx, cardId, checklist);
  const fields = [hasLabels && 'labels', hasPeople && 'assignees', checklist && 'checklist'].filter((name) => !!name);
  const ownFields = given.values ? await writeOwn(ctx, boardId, cardId, before!.values, given.values) : [];
  return { fields: fields as string[], newLabels, ownFields };
}

async function writeOwn(
  ctx: BoardCtx,
  boardId: string,
  cardId: string,
  before: Readonly<Record<string, string>>,
  given: readonly ValueInput[],
): Promise<string[]> {
  const fields = new Map((await listFields(ctx, boardId)).map((field) => [field.id, field]));
  const written = given.map(({ fieldId, value: text }) => {
    const field = fields.get(fieldId);
    if (!field) throw problem('card_field.unknown');
    const value = storedValue(field, text, before[fieldId]);
    if (value === null) throw problem('card_field.wrong_value', { name: field.name });
    return { fieldId, value, name: field.name };
  });
  const other = written.filter(({ fieldId, value }) => (before[fieldId] ?? '') !== value);
  if (other.length > 0) await writeValues(ctx, cardId, other);
  return other.map(({ name }) => name);
}
