import { access } from '@fachwerk/auth/module';
import { addPerson } from '@fachwerk/auth/testing';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { newId } from '@fachwerk/server/ids';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { boardApi, boardCapabilities } from '../../contract.ts';
import { cardApi } from '../../contract-card.ts';
import { fieldApi } from '../../contract-field.ts';
import { type TemplateInput, templateApi } from '../../contract-template.ts';
import { boards, boardTemplates } from '../module.ts';
import { makeCardsJob } from './make-cards.job.ts';

const { authenticate: _, ...peopleTables } = access;

let app: TestApp;
let companyId: string;
let anna: string;
let my: ReturnType<TestApp['as']>;
let boardId: string;
let columns: string[];
beforeAll(async () => {
  app = await openApp(companies, peopleTables, boards, boardTemplates);
  companyId = (await createCompany(app.work(), { name: 'City', kind: 'franchisor' })).id;
  anna = await addPerson(app, companyId, { name: 'Anna Groß', backendRoles: ['staff'] });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.rows(app.sql`delete from board_templates.template where company_id = ${companyId}`);
  app.time.now = new Date('2026-11-17T08:00:00Z');
  my = app.as({ companyId, userId: newId(), capabilities: Object.keys(boardCapabilities) });
  boardId = (await my.call(boardApi.add, { user: null, name: 'Reinigung' })).body.id;
  columns = (await my.call(boardApi.sheet, { boardId })).body.columns.map(({ id }) => id);
});

const EMPTY = { description: '', labels: [], assignees: [], checklist: [], values: [], dueDays: null };
const save = (given: Partial<TemplateInput>) =>
  my.call(templateApi.save, {
    template: { boardId, columnId: columns[1]!, title: 'Wand wischen', card: EMPTY, rhythm: null, ...given },
  });
const cards = async () =>
  (await my.call(boardApi.sheet, { boardId })).body.columns.map(({ items }) => items.map(({ title }) => title));
const strike = (at: string) => {
  app.time.now = new Date(at);
  return makeCardsJob.run(app.work(), {} as never);
};

test('a card is kept as a template, and cards are made of it with what is still there', async () => {
  const label = (await my.call(boardApi.addLabel, { boardId, label: { name: 'Eilt', colour: 'red' } })).body.id;
  const field = { name: 'Raum', kind: 'choice' as const, choices: ['Halle', 'Flur'], isOnFace: true };
  const fieldId = (await my.call(fieldApi.save, { boardId, field })).body.id;
  const card = {
    title: 'Wand wischen',
    description: 'Mit Wasser',
    labels: [label],
    assignees: [anna],
    checklist: [{ text: 'Eimer', isDone: true }],
    values: [{ fieldId, value: 'Halle' }],
  };
  const { id: cardId } = (await my.call(cardApi.save, { card, column: columns[0]! })).body;
  const kept = (await my.call(templateApi.keep, { cardId })).body;
  await my.call(boardApi.deleteLabel, { label: { id: label }, boardId });
  const made = (await my.call(templateApi.make, { id: kept.id, columnId: columns[1]! })).body;
  expect(made).toMatchObject({
    title: 'Wand wischen',
    description: 'Mit Wasser',
    labels: [],
    assignees: [anna],
    columnId: columns[1],
    values: { [fieldId]: 'Halle' },
  });
  expect(made.checklist.map(({ text, isDone }) => [text, isDone])).toEqual([['Eimer', false]]);

  const stranger = app.as({ companyId: newId(), capabilities: Object.keys(boardCapabilities) });
  expect((await stranger.call(templateApi.make, { id: kept.id, columnId: columns[1]! })).status).toBe(404);
  expect((await stranger.call(templateApi.list, { boardId })).status).toBe(404);
  await my.call(templateApi.remove, { id: kept.id });
  expect((await my.call(templateApi.make, { id: kept.id, columnId: columns[1]! })).body.code).toBe(
    'card_template.unknown',
  );
  expect((await cards()).flat()).toHaveLength(2);
  const audits = await app.db.rows<{ action: string }>(app.sql`
    select action from kit.audit_entry where company_id = ${companyId} and subject_id = ${boardId} and action like '%template%' order by id`);
  expect(audits.map(({ action }) => action)).toEqual(['board.template_added', 'board.template_removed']);
});

test('a recurring card comes once at its hour, however often the clock strikes and at once', async () => {
  const rhythm = { every: 'day' as const, onDay: 1, hour: 10 };
  const { body } = await save({ rhythm, card: { ...EMPTY, dueDays: 2 } });
  expect(body.nextAt).toBe('2026-11-17T09:00:00.000Z');
  await strike('2026-11-17T08:59:00Z');
  expect((await cards()).flat()).toEqual([]);
  app.time.now = new Date('2026-11-17T09:01:00Z');
  const row = app.sql`select from board_templates.template where company_id = ${companyId} and id = ${body.id} for update`;
  await app.race<unknown>(row, () => [strike('2026-11-17T09:01:00Z'), strike('2026-11-17T09:01:00Z')]);
  await strike('2026-11-17T09:02:00Z');
  expect(await cards()).toEqual([[], ['Wand wischen'], []]);
  const sheet = (await my.call(boardApi.sheet, { boardId })).body;
  expect(sheet.columns[1]!.items[0]!.dueOn).toBe('2026-11-19');

  await strike('2026-11-25T09:00:00Z');
  expect((await cards()).flat()).toHaveLength(2);
  const { templates } = (await my.call(templateApi.list, { boardId })).body;
  expect(templates.map(({ nextAt }) => nextAt)).toEqual(['2026-11-26T09:00:00.000Z']);
});

test('what finds no room waits until there is some; on a board that was put away nothing comes', async () => {
  const column = { id: columns[1]!, boardId, name: 'In Arbeit', wipLimit: 1, isDone: false };
  await my.call(boardApi.saveColumn, { column });
  const { id } = (await my.call(cardApi.save, { card: { title: 'Liegt da' }, column: columns[1]! })).body;
  await save({ rhythm: { every: 'week', onDay: 3, hour: 7 } });
  await strike('2026-11-18T06:00:00Z');
  expect((await cards()).flat()).toEqual(['Liegt da']);
  await my.call(cardApi.save, { card: { id, isArchived: true }, column: columns[1]! });
  await strike('2026-11-18T06:05:00Z');
  expect((await cards()).flat()).toEqual(['Wand wischen']);

  await my.call(boardApi.save, { board: { id: boardId, isArchived: true } });
  await strike('2026-11-25T06:05:00Z');
  expect((await cards()).flat()).toEqual(['Wand wischen']);
});

test('what is due in a suspended company waits, and comes once when it may work again', async () => {
  await save({ rhythm: { every: 'day', onDay: 1, hour: 7 } });
  const suspend = (at: Date | null) =>
    app.db.rows(app.sql`
      update companies.company set suspended_at = ${at}, suspension_reason = ${at ? 'Rechnung offen' : ''} where id = ${companyId}`);
  await suspend(app.time.now);
  await strike('2026-11-18T06:00:00Z');
  await strike('2026-11-19T06:00:00Z');
  expect((await cards()).flat()).toEqual([]);
  await suspend(null);
  await strike('2026-11-20T05:00:00Z');
  expect((await cards()).flat()).toEqual(['Wand wischen']);
});

test('a template whose column has gone begins in the first one; a weekday is one of seven', async () => {
  await save({ rhythm: { every: 'month', onDay: 31, hour: 0 } });
  await my.call(boardApi.deleteColumn, { column: { id: columns[1]! } });
  await strike('2026-11-30T00:00:00Z');
  expect(await cards()).toEqual([['Wand wischen'], []]);
  const wrong = await save({ rhythm: { every: 'week', onDay: 9, hour: 0 } });
  expect(wrong.body.code).toBe('card_template.weekday');
});
