import { access } from '@fachwerk/auth/module';
import { addPerson } from '@fachwerk/auth/testing';
import { localDay } from '@fachwerk/base/format-time';
import { addDays, HOUSE_ZONE } from '@fachwerk/base/time';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { newId } from '@fachwerk/server/ids';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { boardApi, boardCapabilities } from '../contract.ts';
import { cardApi } from '../contract-card.ts';
import { fieldApi } from '../contract-field.ts';
import { LONGEST_KEY } from '../rules/order-key.ts';
import { boards } from './module.ts';

const { authenticate: _, ...peopleTables } = access;
/** An image of one red pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

const ALL = Object.keys(boardCapabilities);

let app: TestApp;
let companyId: string;
let anna: string;
beforeAll(async () => {
  app = await openApp(companies, peopleTables, boards);
  companyId = (await createCompany(app.work(), { name: 'City', kind: 'franchisor' })).id;
  anna = await addPerson(app, companyId, { name: 'Anna Groß', backendRoles: ['staff'] });
});
afterAll(() => app.close());

const somebody = (userId = newId(), inside = companyId) => app.as({ companyId: inside, userId, capabilities: ALL });
let my: ReturnType<typeof somebody>;
let boardId: string;
let columns: string[];
beforeEach(async () => {
  my = somebody(newId());
  boardId = (await my.call(boardApi.add, { user: null, name: 'Störungen' })).body.id;
  columns = (await sheet()).columns.map(({ id }) => id);
});

const sheet = async (of = boardId) => (await my.call(boardApi.sheet, { boardId: of })).body;
const titles = async () => (await sheet()).columns.map(({ items }) => items.map(({ title }) => title));
const add = async (title: string, column = 0) =>
  (await my.call(cardApi.save, { card: { title }, column: columns[column]! })).body;
const move = (id: string, sort: string, to: number, from = 0, moveId?: string) =>
  my.call(cardApi.resort, { idSorts: [{ id, sort }], colSource: columns[from]!, colTarget: columns[to]!, moveId });
const boardRow = () => app.sql`select from boards.board where company_id = ${companyId} and id = ${boardId} for update`;

test('a new board has three columns; cards lie on it, the newest on top, and move', async () => {
  const [one, two] = [await add('Eins'), await add('Zwei')];
  expect(await titles()).toEqual([['Zwei', 'Eins'], [], []]);
  const { body } = await move(one.id, 'V', 1);
  expect(body.cards.map(({ columnId, sort }) => [columnId, sort])).toEqual([[columns[1], 'V']]);
  expect(await titles()).toEqual([['Zwei'], ['Eins'], []]);
  const opened = (await my.call(cardApi.find, { cardId: one.id })).body;
  expect(opened.history.map(({ kind, data }) => [kind, data.from, data.to])).toEqual([
    ['moved', 'Offen', 'In Arbeit'],
    ['created', undefined, 'Offen'],
  ]);
  expect(two.boardName).toBe('Störungen');
});

test('two who put cards on one place at the same moment get two places, one behind the other', async () => {
  const [one, two, below] = [await add('Eins'), await add('Zwei'), await add('Drunter', 1)];
  await move(below.id, 'X', 1, 1);
  const moved = await app.race(boardRow(), () => [move(one.id, 'V', 1), move(two.id, 'V', 1)]);
  expect(moved.map(({ status }) => status)).toEqual([200, 200]);
  const places = (await sheet()).columns[1]!.items.map(({ title, sort }) => [title, sort]);
  expect(places.map(([title]) => title).sort()).toEqual(['Drunter', 'Eins', 'Zwei']);
  expect(places[0]![1]).toBe('V');
  expect(places[2]).toEqual(['Drunter', 'X']);
});

test('a move that is sent again is done once, at the same moment and after somebody else has moved the card on', async () => {
  const one = await add('Eins');
  const moveId = newId();
  const tap = () => move(one.id, 'V', 1, 0, moveId);
  const twice = await app.race(boardRow(), () => [tap(), tap()]);
  expect(twice.map(({ status, body }) => [status, body.cards[0]?.columnId])).toEqual([
    [200, columns[1]],
    [200, columns[1]],
  ]);
  await move(one.id, 'V', 2, 1);
  expect((await tap()).body.cards.map(({ columnId }) => columnId)).toEqual([columns[2]]);
  expect(await titles()).toEqual([[], [], ['Eins']]);
  const { history } = (await my.call(cardApi.find, { cardId: one.id })).body;
  expect(history.map(({ data }) => data.to)).toEqual(['Erledigt', 'In Arbeit', 'Offen']);
  // A refused move is not recorded as done.
  const refused = newId();
  expect((await move(newId(), 'V', 1, 0, refused)).status).toBe(404);
  expect((await move(one.id, 'V', 0, 2, refused)).body.cards[0]?.columnId).toBe(columns[0]);
});

test('of two who want the last place of a limited column one is refused', async () => {
  const [one, two] = [await add('Eins'), await add('Zwei')];
  const column = { id: columns[1]!, boardId, name: 'In Arbeit', wipLimit: 1, isDone: false };
  await my.call(boardApi.saveColumn, { column });
  const moved = await app.race(boardRow(), () => [move(one.id, 'V', 1), move(two.id, 'W', 1)]);
  expect(moved.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(moved.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'column.full', params: { limit: 1 } });
  expect((await titles()).flat()).toHaveLength(2);
});

test('keys that have become long are given anew in the same order', async () => {
  const cards = [await add('C'), await add('B'), await add('A')];
  const long = `V${'0'.repeat(LONGEST_KEY)}1`;
  await move(cards[0]!.id, 'z', 0);
  await move(cards[1]!.id, long, 0);
  const [, , ...others] = (await sheet()).columns.map(({ items }) => items.length);
  expect(others).toEqual([0]);
  const [first] = (await sheet()).columns;
  expect(first!.items.map(({ title }) => title)).toEqual(['A', 'B', 'C']);
  expect(first!.items.every(({ sort }) => sort.length <= 4)).toBe(true);
});

test('whoever missed something is told what changed; after a card has left, to read the board anew', async () => {
  const card = await add('Eins');
  const { revision } = await sheet();
  await my.call(cardApi.comment, { cardId: card.id, comment: 'Gesehen' });
  await my.call(cardApi.save, { card: { id: card.id, isArchived: true }, column: columns[0]! });
  const changes = (await my.call(boardApi.changes, { boardId, after: revision })).body;
  expect(changes.cards.map(({ title, comments, isArchived }) => [title, comments, isArchived])).toEqual([
    ['Eins', 1, true],
  ]);
  expect(await titles()).toEqual([[], [], []]);
  expect((await my.call(cardApi.archived, { boardId })).body.cards.map(({ title }) => title)).toEqual(['Eins']);
  expect((await move(card.id, 'V', 1)).body.code).toBe('card.archived');
  await my.call(cardApi.save, { card: { id: card.id, isArchived: false }, column: columns[0]! });

  const other = (await my.call(boardApi.add, { user: null, name: 'Reinigung' })).body;
  for (const [name, of] of [
    ['Eilig', boardId],
    ['eilig', other.id],
    ['Nur hier', boardId],
  ] as const)
    await my.call(boardApi.addLabel, { label: { name, colour: 'red' }, boardId: of });
  const labels = (await my.call(boardApi.labels, { boardId })).body.labels.map(({ id }) => id);
  await my.call(cardApi.save, { card: { id: card.id, labels }, column: columns[0]! });
  const target = (await sheet(other.id)).columns[0]!.id;
  const before = await sheet();
  const gone = (await my.call(cardApi.history, { cardId: card.id, columnId: target, comment: 'Gehört hierher' })).body;
  expect([gone.boardName, gone.labels.length, gone.history[0]?.comment]).toEqual(['Reinigung', 1, 'Gehört hierher']);
  expect((await my.call(boardApi.changes, { boardId, after: before.revision })).body.isWhole).toBe(true);
  expect((await move(card.id, 'V', 1)).body.code).toBe('card.elsewhere');
});

test('only what is given of a card changes; two who write at once lose nothing of each other', async () => {
  const card = await add('Eins');
  const column = columns[0]!;
  const save = (given: object) => my.call(cardApi.save, { card: { id: card.id, ...given }, column });
  await save({
    checklist: [
      { text: 'Strom', isDone: false },
      { text: 'Netz', isDone: false },
    ],
  });
  const { checklist } = (await my.call(cardApi.find, { cardId: card.id })).body;
  const tick = (at: number) => my.call(cardApi.check, { cardId: card.id, itemId: checklist[at]!.id, isDone: true });
  await app.race<unknown>(boardRow(), () => [
    tick(0),
    tick(1),
    save({ dueOn: '2026-03-04' }),
    save({ assignees: [anna] }),
  ]);
  const { body } = await save({ title: 'Rückruf {kunde}' });
  expect(body).toMatchObject({
    title: 'Rückruf {kunde}',
    dueOn: '2026-03-04',
    assignees: [anna],
    checks: 2,
    checksDone: 2,
  });
  expect((await save({ assignees: [newId()] })).body.code).toBe('card.person_unknown');
  expect((await save({ labels: [newId()] })).body.code).toBe('label.unknown');
  const mine = await somebody(anna).call(cardApi.mine, {});
  expect(mine.body.cards.map(({ title, boardName }) => [title, boardName])).toContainEqual([
    'Rückruf {kunde}',
    'Störungen',
  ]);
  const hers = await my.call(cardApi.mine, { userId: anna });
  expect(hers.body.cards).toEqual(mine.body.cards);
  expect(hers.body.personName).not.toBeNull();
  expect((await my.call(cardApi.mine, { userId: newId() })).body.code).toBe('card.person_unknown');
});

test('the dashboard names the columns in which something waits, and none that is finished', async () => {
  await add('Wartet');
  await add('Wartet auch');
  await add('Fertig', 2);
  const { groups } = (await my.call(boardApi.notifications, {})).body;
  expect(
    groups.find(({ id }) => id === boardId)?.columns.map(({ name, boardCardCount }) => [name, boardCardCount]),
  ).toEqual([['Offen', 2]]);
});

test('whoever is named in a comment gets a mail, once; a search finds the card by it', async () => {
  const card = await add('Schloss klemmt');
  await my.call(cardApi.comment, {
    cardId: card.id,
    comment: 'Kann @Anna Groß das Ersatzteil XK7 bestellen? @anna groß',
  });
  const mails = await app.db.rows<{ subject: string; bodyText: string }>(app.sql`
    select subject, body_text from kit.mail where company_id = ${companyId} and subject like '%Schloss klemmt%'`);
  expect(mails.map(({ subject }) => subject)).toEqual(['Test Person hat Sie auf „Schloss klemmt“ erwähnt']);
  expect(mails[0]!.bodyText).toContain(`/board/${boardId}/${boardId}/${card.id}`);
  const found = await my.call(cardApi.search, { searchTerm: 'ersatzteil xk7', activeBoardId: boardId });
  expect(found.body.cards.map(({ id }) => id)).toEqual([card.id]);
});

test('a column goes when it is empty, or hands its cards over; the last one stays', async () => {
  await add('Liegt schon da', 1);
  await add('Zieht um');
  const drop = (id: string, targetId?: string) =>
    my.call(boardApi.deleteColumn, { column: { id, ...(targetId && { targetId }) } });
  expect((await drop(columns[0]!)).body.code).toBe('column.not_empty');
  expect((await drop(columns[0]!, columns[1])).status).toBe(200);
  expect(await titles()).toEqual([['Liegt schon da', 'Zieht um'], []]);
  expect((await drop(columns[2]!)).status).toBe(200);
  expect((await drop(columns[1]!)).body.code).toBe('column.last');
});

test('a file is kept with its card: pictures drawn anew, PDFs as they are, nothing else', async () => {
  const card = await add('Mit Plan');
  const attach = (bytes: Uint8Array) =>
    my.call(cardApi.attach, {
      uploadId: crypto.randomUUID(),
      cardId: card.id,
      name: 'Plan.pdf',
      file: { name: 'x', type: 'x', bytes },
    });
  expect((await attach(Buffer.from('<svg/>'))).body.code).toBe('card.file_not_taken');
  const { body } = await attach(Buffer.from('%PDF-1.7 …'));
  expect(body.files.map(({ name, kind }) => [name, kind])).toEqual([['Plan.pdf', 'document']]);
  const key = body.files[0]!.address.replace('/api/files/', '');
  expect(await app.app.files.find(key)).toBeDefined();
  await my.call(cardApi.detach, { cardId: card.id, attachmentId: body.files[0]!.id });
  await app.runJobs();
  expect(await app.app.files.find(key)).toBeUndefined();
});

test('own fields of a board stand on its cards, are searched, go along by their names and leave with the field', async () => {
  const save = (field: object, of = boardId) =>
    my.call(fieldApi.save, { boardId: of, field: { choices: [], isOnFace: true, ...field } as never });
  const serial = (await save({ name: 'Seriennummer', kind: 'text' })).body.id;
  const price = (await save({ name: 'Preis', kind: 'number' })).body.id;
  expect((await save({ name: 'seriennummer', kind: 'date' })).body.code).toBe('card_field.name_taken');
  expect((await save({ name: 'Seite', kind: 'choice' })).body.code).toBe('card_field.no_choices');
  expect((await save({ id: price, name: 'Preis', kind: 'text' })).body.code).toBe('card_field.kind_stays');
  const { fields, revision } = await sheet();
  expect(fields.map(({ name, kind }) => [name, kind])).toEqual([
    ['Seriennummer', 'text'],
    ['Preis', 'number'],
  ]);

  const resort = (fieldIds: string[]) => my.call(fieldApi.resort, { boardId, fieldIds });
  expect((await resort([newId()])).body.code).toBe('card_field.unknown');
  expect((await resort([price])).body.fields.map(({ name }) => name)).toEqual(['Preis', 'Seriennummer']);
  await save({ id: serial, name: 'Seriennummer', kind: 'text' });
  expect((await sheet()).fields.map(({ id }) => id)).toEqual([price, serial]);

  const card = await add('Schloss tauschen');
  const write = (fieldId: string, value: string) =>
    my.call(cardApi.save, { card: { id: card.id, values: [{ fieldId, value }] }, column: columns[0]! });
  expect((await write(price, 'viel')).body).toMatchObject({
    code: 'card_field.wrong_value',
    params: { name: 'Preis' },
  });
  expect((await write(newId(), 'x')).body.code).toBe('card_field.unknown');
  await app.race<unknown>(boardRow(), () => [write(serial, 'XK-7'), write(price, '12,50')]);
  const changes = (await my.call(boardApi.changes, { boardId, after: revision })).body;
  expect([changes.fields.length, changes.cards[0]!.values]).toEqual([2, { [serial]: 'XK-7', [price]: '12.50' }]);
  const { history } = (await my.call(cardApi.find, { cardId: card.id })).body;
  expect(history.flatMap(({ data }) => data.ownFields ?? []).sort()).toEqual(['Preis', 'Seriennummer']);
  const found = await my.call(cardApi.search, { searchTerm: 'xk-7', activeBoardId: boardId });
  expect(found.body.cards.map(({ id }) => id)).toEqual([card.id]);

  const other = (await my.call(boardApi.add, { user: null, name: 'Werkstatt' })).body.id;
  const there = (await save({ name: 'SERIENNUMMER', kind: 'text' }, other)).body.id;
  expect((await save({ id: serial, name: 'Fremd', kind: 'text' }, other)).body.code).toBe('card_field.unknown');
  const target = (await sheet(other)).columns[0]!.id;
  const gone = (await my.call(cardApi.history, { cardId: card.id, columnId: target, comment: '' })).body;
  expect(gone.values).toEqual({ [there]: 'XK-7' });
  const back = (await my.call(cardApi.history, { cardId: card.id, columnId: columns[0]!, comment: '' })).body;
  expect(back.values).toEqual({ [serial]: 'XK-7', [price]: '12.50' });

  await my.call(fieldApi.delete, { boardId, fieldId: price });
  expect((await sheet()).columns[0]!.items[0]!.values).toEqual({ [serial]: 'XK-7' });
  const stranger = somebody(newId(), newId());
  expect((await stranger.call(fieldApi.delete, { boardId, fieldId: serial })).status).toBe(404);
  expect((await stranger.call(fieldApi.resort, { boardId, fieldIds: [serial] })).status).toBe(404);
  const audits = await app.db.rows<{ action: string }>(app.sql`
    select action from kit.audit_entry where company_id = ${companyId} and subject_id = ${boardId} and action like 'board.field%' order by id`);
  expect(audits.map(({ action }) => action)).toEqual([
    'board.field_added',
    'board.field_added',
    'board.field_changed',
    'board.field_removed',
  ]);
});

test('a picture of a card can be its cover, and leaves with its file', async () => {
  const [card, other] = [await add('Mit Bild'), await add('Ohne Bild')];
  const attach = async (bytes: Uint8Array) =>
    (
      await my.call(cardApi.attach, {
        uploadId: crypto.randomUUID(),
        cardId: card.id,
        name: 'x',
        file: { name: 'x', type: 'x', bytes },
      })
    ).body.files;
  const [picture] = await attach(Buffer.from(PIXEL, 'base64'));
  const paper = (await attach(Buffer.from('%PDF-1.7 …'))).find(({ kind }) => kind === 'document');
  const cover = (cardId: string, coverId: string) =>
    my.call(cardApi.save, { card: { id: cardId, coverId }, column: columns[0]! });
  expect((await cover(card.id, paper!.id)).body.code).toBe('card.no_cover');
  expect((await cover(other.id, picture!.id)).body.code).toBe('card.file_unknown');
  expect((await cover(card.id, picture!.id)).body.cover).toBe(picture!.address);
  expect((await sheet()).columns[0]!.items.map(({ cover: address }) => address)).toEqual([null, picture!.address]);
  const { body } = await my.call(cardApi.detach, { cardId: card.id, attachmentId: picture!.id });
  expect([body.cover, body.coverId]).toEqual([null, null]);
});

test('a board of one’s own is for nobody else, and none is for another company', async () => {
  const own = somebody(anna);
  const secret = (await own.call(boardApi.add, { user: anna, name: 'Meins' })).body;
  const card = (
    await own.call(cardApi.save, {
      card: { title: 'Geheimnis' },
      column: (await own.call(boardApi.sheet, { boardId: secret.id })).body.columns[0]!.id,
    })
  ).body;
  const stranger = somebody(newId(), newId());
  for (const other of [my, stranger]) {
    expect((await other.call(boardApi.sheet, { boardId: secret.id })).status).toBe(404);
    expect((await other.call(cardApi.find, { cardId: card.id })).status).toBe(404);
    expect((await other.call(cardApi.comment, { cardId: card.id, comment: 'x' })).status).toBe(404);
    expect((await other.call(cardApi.search, { searchTerm: 'Geheimnis' })).body.cards).toEqual([]);
    expect((await other.call(cardApi.save, { card: { title: 'x' }, column: card.columnId })).status).toBe(404);
  }
  // All at once: one read may serve them, and only viewers with access get its answer.
  const statuses = async (of: string, ...askers: (typeof my)[]) => {
    const asked = await Promise.all(askers.map((each) => each.call(boardApi.changes, { boardId: of, after: 1 })));
    return asked.map(({ status }) => status);
  };
  expect(await statuses(secret.id, own, own, my, stranger)).toEqual([200, 200, 404, 404]);
  expect(await statuses(boardId, own, my, my, stranger)).toEqual([200, 200, 200, 404]);
  expect((await stranger.call(boardApi.sheet, { boardId })).status).toBe(404);
  expect((await my.call(boardApi.add, { user: anna, name: 'Ihrs' })).body.code).toBe('card.person_unknown');
  const reader = app.as({ companyId, capabilities: ['boards.read'] });
  expect((await reader.call(cardApi.comment, { cardId: card.id, comment: 'x' })).body.code).toBe('access.denied');
});

test('short codes of a board reach all of its cards, and those of another company reach nobody', async () => {
  const card = await add('Rückruf {kunde}');
  const before = await sheet();
  const shortCodes = [{ code: '{kunde}', value: 'Frau Schmitt' }];
  const saved = await my.call(boardApi.save, { board: { id: boardId, shortCodes } });
  expect([saved.status, saved.body.shortCodes, saved.body.name]).toEqual([200, shortCodes, 'Störungen']);
  const opened = (await my.call(cardApi.find, { cardId: card.id })).body;
  expect([opened.shortCodes, opened.boardCodes]).toEqual([[], shortCodes]);
  expect((await my.call(boardApi.changes, { boardId, after: before.revision })).body.isWhole).toBe(true);

  // Omitted properties stay unchanged.
  await my.call(boardApi.save, { board: { id: boardId, name: 'Anrufe' } });
  expect((await sheet()).board.shortCodes).toEqual(shortCodes);
  const codes = (await my.call(boardApi.shortCodes, { a: 'board', b: 'de' })).body.shortCodes;
  expect(codes).toContainEqual({ code: '{kunde}', about: 'Eigener Kurzcode eines Boards' });
  expect((await my.call(boardApi.shortCodes, { a: 'card', b: 'de' })).body.shortCodes).not.toContainEqual(
    expect.objectContaining({ code: '{kunde}' }),
  );

  const other = (await createCompany(app.work(), { name: 'Fremd', kind: 'franchisor' })).id;
  const stranger = somebody(newId(), other);
  expect((await stranger.call(boardApi.save, { board: { id: boardId, shortCodes: [] } })).status).toBe(404);
  expect((await stranger.call(boardApi.shortCodes, { a: 'board', b: 'de' })).body.shortCodes).not.toContainEqual(
    expect.objectContaining({ code: '{kunde}' }),
  );
});

test('the list counts what is open: the caller’s, nobody’s, what is due; a change sets its time', async () => {
  const on = (days: number) => localDay(addDays(app.time.now, days), HOUSE_ZONE);
  const me = await addPerson(app, companyId, { name: 'Mia Ernst', backendRoles: ['staff'] });
  const save = (title: string, dueOn: string | null, assignees: string[], column = 0) =>
    my.call(cardApi.save, { card: { title, dueOn, assignees }, column: columns[column]! });
  await save('Überfällig', on(-1), [anna]);
  await save('Heute', on(0), [me, anna]);
  await save('Später', on(5), []);
  await save('Erledigt', on(-3), [], 2);
  const listed = async () => (await somebody(me).call(boardApi.list, {})).body.boards.find(({ id }) => id === boardId)!;
  const counts = { openCards: 3, mine: 1, unassigned: 1, dueToday: 1, overdue: 1 };
  expect(await listed()).toMatchObject(counts);
  expect((await my.call(boardApi.list, {})).body.boards.find(({ id }) => id === boardId)).toMatchObject({
    ...counts,
    mine: 0,
  });
  const changedAt = async () => new Date((await listed()).changedAt).getTime();
  const before = await changedAt();
  app.time.now = addDays(app.time.now, 1);
  await save('Neu', null, []);
  expect((await changedAt()) - before).toBe(86_400_000);
  expect((await listed()).overdue).toBe(2);
});

test('a board begins with the columns of its template; the last ones finish', async () => {
  const { body } = await my.call(boardApi.add, { user: null, name: 'Einkauf', template: 'purchase' });
  expect((await sheet(body.id)).columns.map(({ name, isDone }) => [name, isDone])).toEqual([
    ['Bedarf', false],
    ['Bestellt', false],
    ['Teilweise geliefert', false],
    ['Geliefert', true],
  ]);
});
