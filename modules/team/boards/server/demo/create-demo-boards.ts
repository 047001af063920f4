import { localDay } from '@fachwerk/base/format-time';
import { addDays, addMinutes, HOUSE_ZONE } from '@fachwerk/base/time';
import { companyByCode } from '@fachwerk/companies/facade';
import { listColleagues } from '@fachwerk/people/facade';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { spreadKeys } from '../../rules/order-key.ts';
import { countBoards, insertBoard } from '../board/board-store.ts';
import { writeAssignees, writeChecks, writeLabels } from '../card/card-parts-store.ts';
import { insertCard } from '../card/card-store.ts';
import { addHistory } from '../card/history-store.ts';
import { insertColumns } from '../column/column-store.ts';
import { saveLabel } from '../column/label-store.ts';
import { writeField, writeValues } from '../field/field-store.ts';
import { DEMO_BOARDS, type DemoBoard, type DemoCard } from './demo-boards.ts';

/** Skips companies that already have boards. */
export async function createDemoBoards(ctx: WorkCtx): Promise<void> {
  for (const [code, demoBoards] of Object.entries(DEMO_BOARDS)) {
    const company = await companyByCode(ctx, code);
    if (!company?.isDemo) continue;
    await ctx.db.transaction(async (db) => {
      const inside: CompanyCtx = { ...ctx, db, companyId: company.id };
      if ((await countBoards(inside)) > 0) return;
      const people = await listColleagues(inside, 'boards.work');
      for (const board of demoBoards) await addBoard(inside, board, people);
    });
  }
}

type Person = { readonly id: string; readonly name: string };

async function addBoard(
  ctx: CompanyCtx,
  { name, labels, fields = {}, columns }: DemoBoard,
  people: readonly Person[],
): Promise<void> {
  const id = ctx.newId();
  await insertBoard(
    { ...ctx, now: addDays(ctx.now, -60) },
    { id, name, user: null, changedAt: changedAt(ctx, columns) },
  );
  const labelIds = new Map<string, string>();
  for (const [label, colour] of Object.entries(labels)) {
    labelIds.set(label, ctx.newId());
    await saveLabel(ctx, id, { id: labelIds.get(label)!, name: label, colour });
  }
  const fieldIds = new Map<string, string>();
  for (const [field, about] of Object.entries(fields)) {
    fieldIds.set(field, ctx.newId());
    await writeField(ctx, id, { id: fieldIds.get(field)!, name: field, choices: [], isOnFace: true, ...about });
  }
  const added = columns.map((column) => ({
    name: column.name,
    wipLimit: column.limit ?? null,
    isDone: column.isDone ?? false,
  }));
  const columnIds = await insertColumns(ctx, id, added);
  for (const [at, column] of columns.entries()) {
    const keys = spreadKeys(column.cards.length);
    const place = { boardId: id, columnId: columnIds[at]!, columnName: column.name };
    for (const [index, card] of column.cards.entries()) {
      const cardId = await addCard(ctx, { ...place, sort: keys[index]! }, card, labelIds, people);
      const own = Object.entries(card.own ?? {}).map(([field, value]) => ({ fieldId: fieldIds.get(field)!, value }));
      await writeValues(ctx, cardId, own);
    }
  }
}

/** With the youngest of its cards. */
const changedAt = (ctx: CompanyCtx, columns: DemoBoard['columns']) => {
  const ages = columns.flatMap(({ cards }) => cards.map(({ since = 0 }) => since));
  return addMinutes(addDays(ctx.now, -Math.min(60, ...ages)), -30);
};

type At = { readonly boardId: string; readonly columnId: string; readonly columnName: string; readonly sort: string };

async function addCard(
  ctx: CompanyCtx,
  { columnName, ...place }: At,
  card: DemoCard,
  labelIds: ReadonlyMap<string, string>,
  people: readonly Person[],
): Promise<string> {
  const id = ctx.newId();
  const then = addMinutes(addDays(ctx.now, -(card.since ?? 0)), -45);
  const author = people[people.length - 1];
  const row = {
    ...place,
    id,
    title: card.title,
    description: card.text ?? '',
    label3: '',
    dueOn: card.due === undefined ? null : localDay(addDays(ctx.now, card.due), HOUSE_ZONE),
    shortCodes: (card.codes ?? []).map(([code, value]) => ({ code, value })),
    coverId: null,
    isArchived: false,
    movedAt: then,
    createdAt: then,
    createdBy: author?.name ?? 'Fachwerk',
  };
  await insertCard(ctx, row, 1);
  await writeLabels(
    ctx,
    id,
    (card.labels ?? []).map((label) => labelIds.get(label)!),
  );
  const given = (card.people ?? []).flatMap((at) => people[at % Math.max(1, people.length)]?.id ?? []);
  await writeAssignees(ctx, id, given);
  await writeChecks(
    ctx,
    id,
    (card.checks ?? []).map(([text, isDone]) => ({ text, isDone })),
  );
  await addHistory({ ...ctx, now: then }, { cardId: id, kind: 'created', data: { to: columnName } }, author);
  for (const comment of card.said ?? [])
    await addHistory({ ...ctx, now: addMinutes(then, 30) }, { cardId: id, kind: 'comment', comment }, people[0]);
  return id;
}
