import type { ImportField, ImportRecord } from '@fachwerk/base/import-field';
import { problemsOf } from '@fachwerk/base/problem';
import { dayOf } from '@fachwerk/base/time';
import { importerProblems } from '@fachwerk/imports/contract-importer';
import { eachUndone, eachWritten, inputOf, type KindImporter, parsedUndo, textOf } from '@fachwerk/imports/facade';
import { listPeopleOf } from '@fachwerk/people/facade';
import type { Ctx, ImportHint, ImportUndo } from '@fachwerk/server/ctx';
import * as z from 'zod/mini';
import { cardApi } from '../../contract-card.ts';
import { findCardTitled } from '../card/card-store.ts';
import { addCard, changeCard, openCard } from '../facade-cards.ts';
import { archiveIfEmpty, labelsFor, placeFor } from './place-for.ts';

const problem = problemsOf(importerProblems);

const fields: readonly ImportField[] = [
  {
    name: 'title',
    kind: 'line',
    most: 200,
    isRequired: true,
    headings: ['titel', 'karte', 'aufgabe', 'title', 'card', 'task'],
  },
  { name: 'board', kind: 'line', most: 80, headings: ['brett', 'board', 'projekt'] },
  { name: 'column', kind: 'line', most: 60, headings: ['spalte', 'liste', 'list', 'column', 'status'] },
  {
    name: 'text',
    kind: 'text',
    most: 20_000,
    path: 'description',
    headings: ['text', 'beschreibung', 'description'],
  },
  {
    name: 'dueAt',
    kind: 'moment',
    path: 'dueOn',
    headings: ['faellig', 'faelligkeit', 'termin', 'due', 'duedate'],
  },
  { name: 'labels', kind: 'list', headings: ['etiketten', 'labels', 'label', 'tags'] },
  { name: 'checklist', kind: 'list', headings: ['checkliste', 'checklist'] },
  {
    name: 'people',
    kind: 'list',
    path: 'assignees',
    headings: ['personen', 'mitglieder', 'zustaendig', 'zugewiesen', 'bearbeiter', 'members', 'assignee', 'assignees'],
  },
];

/** How a list in a file ticks a point: `[x] Kartons`. */
const DONE = /^\[x\]\s*/i;

const Undo = z.object({
  cardId: z.uuid(),
  /** As the import left it. */
  revision: z.int(),
  /** A board that was made for it. */
  boardId: z.nullable(z.uuid()),
});

/** A card that lies there under its title already is left alone: cards have no number by which a file could name them. */
async function write(ctx: Ctx, record: ImportRecord) {
  const place = await placeFor(ctx, textOf(record.board), textOf(record.column));
  const title = textOf(record.title);
  if (await findCardTitled(ctx, place.columnId, title)) return { did: 'unchanged' as const };
  const labels = await labelsFor(ctx, place.boardId, (record.labels as readonly string[] | undefined) ?? []);
  const checklist = ((record.checklist as readonly string[] | undefined) ?? []).map((point) => ({
    text: point.replace(DONE, ''),
    isDone: DONE.test(point),
  }));
  const dueOn = record.dueAt instanceof Date ? dayOf(record.dueAt).toString() : null;
  const { assignees, countIndependent, hints } = await colleaguesFor(
    ctx,
    (record.people as readonly string[] | undefined) ?? [],
  );
  // Who does not work here stays readable on the card.
  const named = countIndependent.map((name) => `@${name}`).join(' ');
  const description = [textOf(record.text), named].filter(Boolean).join('\n\n');
  const card = { title, description, labels, assignees, checklist, dueOn };
  const input = inputOf(cardApi.save, { card, column: place.columnId });
  const cardId = await addCard(ctx, place.columnId, input.card);
  const { revision } = await openCard(ctx, cardId);
  return { did: 'new' as const, hints, undo: { cardId, revision, boardId: place.isNew ? place.boardId : null } };
}

async function undo(ctx: Ctx, given: ImportUndo): Promise<void> {
  const { cardId, revision, boardId } = parsedUndo(Undo, given);
  const card = await openCard(ctx, cardId);
  if (card.revision !== revision) throw problem('import.changed_meanwhile');
  await changeCard(ctx, cardId, { isArchived: true });
  if (boardId) await archiveIfEmpty(ctx, boardId);
}

export const cardImporter: KindImporter = {
  kind: 'cards',
  capability: 'boards.work',
  fields,
  keyOf: ({ board, column, title }) => [board, column, title].map((part) => textOf(part).toLowerCase()).join('\n'),
  write: eachWritten(write),
  undo: eachUndone(undo),
};

type Colleagues = {
  readonly assignees: string[];
  /** Their names as the file has them. */
  readonly countIndependent: string[];
  readonly hints: ImportHint[];
};

/** `Ada Wirtin <adaw>`, a name or an e-mail address: the one active colleague it fits. Whom it fits nobody, or several, is named in a hint. */
async function colleaguesFor(ctx: Ctx, given: readonly string[]): Promise<Colleagues> {
  if (given.length === 0) return { assignees: [], countIndependent: [], hints: [] };
  const everybody = await ctx.db.remembered('importers.people', () => listPeopleOf(ctx, [ctx.companyId]));
  const people = everybody.filter(({ state }) => state === 'active');
  const assignees = new Set<string>();
  const countIndependent: string[] = [];
  for (const text of new Set(given)) {
    const [, name = text, userName = ''] = /^(.*?)\s*<([^>]*)>$/.exec(text) ?? [];
    const words = [name, userName].map((word) => word.trim().toLowerCase()).filter((word) => word !== '');
    const found = people.filter((person) => namesOf(person).some((each) => words.includes(each)));
    if (found.length === 1) assignees.add(found[0]!.id);
    else countIndependent.push(name.trim() || userName);
  }
  const hints = countIndependent.map((about) => ({ field: 'people', about, code: 'import.no_colleague' }));
  return { assignees: [...assignees], countIndependent, hints };
}

/** The user name of somebody is what stands before the @ of their address. */
function namesOf({ name, email }: { readonly name: string; readonly email: string }): string[] {
  const address = email.toLowerCase();
  return [name.trim().toLowerCase(), address, address.split('@')[0]!];
}
