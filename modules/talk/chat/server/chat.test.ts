import { addMinutes } from '@fachwerk/base/time';
import { newId } from '@fachwerk/server/ids';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { chatApi, type Message } from '../contract.ts';
import { chatSiteApi } from '../contract-site.ts';
import { GUEST_CHATS_PER_ADDRESS } from '../rules/limits.ts';
import { merged } from '../rules/merge.ts';
import { openChatApp, type TestChat } from './chat.for-tests.ts';
import { personalData } from './personal-data.ts';

let world: TestChat;
beforeAll(async () => {
  world = await openChatApp();
});
afterAll(() => world.app.close());
beforeEach(() => {
  // Rate limits count by the minute.
  world.app.time.now = addMinutes(world.app.time.now, 5);
});
const texts = (messages: readonly Message[]) => messages.map(({ text }) => text);
const site = () => ({ siteOf: world.city.id });

test('a guest writes, staff answer, and both see the same in one order', async () => {
  const { address, chatId } = await world.begin('Mein Fach klemmt');
  const { status, body } = await world.answer(chatId, 'Ich sehe nach');
  expect(status).toBe(200);
  expect(body.chat).toMatchObject({ assignee: { name: 'Anna Groß' }, waitingSince: null, staffReadSeq: 2 });
  const seen = (await world.look(address)).body;
  expect(seen.messages.map(({ seq, side, text }) => [seq, side, text])).toEqual([
    [1, 'customer', 'Mein Fach klemmt'],
    [2, 'staff', 'Ich sehe nach'],
  ]);
});

test('who has answered is not about to write any more', async () => {
  const { address, chatId } = await world.begin();
  await world.staff().call(chatApi.typing, { id: chatId });
  expect((await world.look(address)).body.isStaffTyping).toBe(true);
  await world.answer(chatId, 'Da bin ich');
  expect((await world.look(address)).body.isStaffTyping).toBe(false);
});

test('looking keeps nothing: without a message there is no conversation', async () => {
  const address = world.guest();
  expect((await world.look(address)).body).toMatchObject({ isBegun: false, messages: [] });
  expect((await world.staff().call(chatApi.open, address)).body.chat).toBeNull();
});

test('the secret is kept as a hash alone', async () => {
  const { address, chatId } = await world.begin();
  const rows = await world.app.db.rows<{ text: string }>(world.app.sql`
    select k::text as text from chat.conversation_key k where company_id = ${world.city.id} and conversation_id = ${chatId}`);
  expect(rows).toHaveLength(1);
  expect(rows[0]!.text).not.toContain(address.orderHash);
});

test('sent again it is the same message; two at the same moment are one', async () => {
  const { address, chatId } = await world.begin();
  const id = newId();
  const send = () => world.write(address, 'Noch da?', id);
  const both = await world.app.race(world.row(chatId), () => [send(), send()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0]!.body.id).toBe(both[1]!.body.id);
  expect(texts((await world.look(address)).body.messages)).toEqual(['Hallo', 'Noch da?']);
});

test('places have no gap and no tie, whoever writes at once', async () => {
  const { address, chatId } = await world.begin();
  await world.app.race(world.row(chatId), () => [
    world.write(address, 'eins'),
    world.write(address, 'zwei'),
    world.answer(chatId, 'drei') as never,
  ]);
  const { messages } = (await world.look(address)).body;
  expect(messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
});

test('an order’s hash with its address opens the conversation about it, and only that', async () => {
  const order = await world.place();
  const address = { email: 'Kim@example.org', orderHash: order.orderHash };
  expect((await world.look(address)).body).toMatchObject({
    isBegun: false,
    orderNumber: order.number,
    name: 'Kim Kunde',
  });
  expect((await world.look({ ...address, email: 'other@example.org' })).status).toBe(404);
  expect((await world.look({ ...address, email: 'gast' })).status).toBe(404);
  await world.write(address, 'Wo ist meine Bestellung?');
  await world.write(address, 'Hallo?');
  const { chat } = (await world.staff().call(chatApi.open, address)).body;
  expect(chat).toMatchObject({ orderId: order.id, email: 'kim@example.org', lastSeq: 2 });
});

test('two who begin the conversation about one order at once begin the same', async () => {
  const order = await world.place();
  const address = { email: 'kim@example.org', orderHash: order.orderHash };
  await Promise.all([world.write(address, 'a'), world.write(address, 'b'), world.write(address, 'c')]);
  expect((await world.look(address)).body.lastSeq).toBe(3);
});

test('another company knows nothing of it, neither its site nor its staff', async () => {
  const { address, chatId } = await world.begin();
  const theirs = world.staff(newId(), world.stranger.id);
  expect((await world.look({ ...address, email: 'gast' }, {}, world.stranger.id)).body.isBegun).toBe(false);
  expect((await theirs.call(chatApi.find, { id: chatId })).status).toBe(404);
  expect((await theirs.call(chatApi.supervisor, { id: chatId })).status).toBe(404);
  expect((await theirs.call(chatApi.setState, { id: chatId, state: 'done', until: null })).status).toBe(404);
  expect((await theirs.call(chatApi.assign, { id: chatId, to: null })).status).toBe(404);
  const message = { id: newId(), text: 'x', fileIds: [], isNote: false };
  const sent = await theirs.call(chatApi.send, { chat: { id: chatId }, message, getResponse: false, user: null });
  expect(sent.status).toBe(404);
  expect((await theirs.call(chatApi.list, { filter: { search: 'Hallo' } })).body.chats).toEqual([]);
});

test('notes and events are for colleagues; a customer cannot even mark them', async () => {
  const { address, chatId } = await world.begin();
  const note = { id: newId(), text: 'Vorsicht, @Ben Klein', fileIds: [], isNote: true };
  const sent = await world
    .staff()
    .call(chatApi.send, { chat: { id: chatId }, message: note, getResponse: false, user: world.ben });
  expect(sent.status).toBe(200);
  expect(texts((await world.look(address)).body.messages)).toEqual(['Hallo']);
  const mark = { email: 'gast', from: address.orderHash, id: sent.body.message.id };
  expect((await world.app.call(chatSiteApi.updateRead, mark, site())).status).toBe(404);
  expect((await world.app.call(chatSiteApi.updateSorting, { ...mark, dir: 'up' }, site())).status).toBe(404);
  await world.app.runJobs();
  expect((await world.mails(world.city.id)).map(({ bodyText }) => bodyText)).toContainEqual(
    expect.stringContaining('Vorsicht, @Ben Klein'),
  );
});

test('reading never goes back, deleting is for good, holding up is what was said last', async () => {
  const { address, chatId } = await world.begin();
  const answered = (await world.answer(chatId, 'Antwort')).body.message;
  const first = (await world.look(address)).body.messages[0]!;
  const mark = (id: string) => ({ email: 'gast', from: address.orderHash, id });
  await world.app.call(chatSiteApi.updateRead, mark(answered.id), site());
  await world.app.call(chatSiteApi.updateRead, mark(first.id), site());
  expect((await world.look(address)).body.customerReadSeq).toBe(2);
  const theirs = await world.app.call(chatSiteApi.updateDeleted, mark(answered.id), site());
  expect([theirs.status, theirs.body.code]).toEqual([409, 'chat.message_not_own']);
  await world.app.call(chatSiteApi.updateSorting, { ...mark(answered.id), dir: 'up' }, site());
  const gone = await world.app.call(chatSiteApi.updateDeleted, mark(first.id), site());
  expect(gone.body).toMatchObject({ isDeleted: true, text: '' });
  const seen = (await world.staff().call(chatApi.find, { id: chatId })).body;
  expect(seen.messages.filter(({ isUp }) => isUp).map(({ text }) => text)).toEqual(['Antwort']);
  const kept = await world.app.db.first(world.app.sql`
    select from chat.message where company_id = ${world.city.id} and conversation_id = ${chatId} and text = 'Hallo'`);
  expect(kept).toBeUndefined();
});

test('tabs: mine, open, put off, done; whoever writes opens it again', async () => {
  const { address, chatId } = await world.begin('Tabs bitte');
  const mine = world.staff(world.ben);
  const inTab = async (tab: 'mine' | 'open' | 'snoozed' | 'done') =>
    (await mine.call(chatApi.list, { filter: { tab } })).body.chats.some(({ id }) => id === chatId);
  await mine.call(chatApi.assign, { id: chatId, to: world.ben });
  expect([await inTab('mine'), await inTab('open')]).toEqual([true, true]);
  const past = await mine.call(chatApi.setState, { id: chatId, state: 'snoozed', until: world.app.time.now });
  expect(past.body.code).toBe('chat.snooze_past');
  const until = addMinutes(world.app.time.now, 60);
  await mine.call(chatApi.setState, { id: chatId, state: 'snoozed', until });
  expect([await inTab('open'), await inTab('snoozed')]).toEqual([false, true]);
  world.app.time.now = addMinutes(until, 1);
  expect([await inTab('open'), await inTab('snoozed')]).toEqual([true, false]);
  await mine.call(chatApi.setState, { id: chatId, state: 'done', until: null });
  expect(await inTab('done')).toBe(true);
  await world.write(address, 'Doch noch etwas');
  expect([await inTab('mine'), await inTab('done')]).toEqual([true, false]);
  const found = (await mine.call(chatApi.list, { filter: { search: 'DOCH etwas' } })).body.chats;
  expect(found.map(({ id }) => id)).toEqual([chatId]);
});

test('it goes to whoever has the fewest; nobody from outside can have it', async () => {
  const { chatId } = await world.begin();
  const given = (await world.staff().call(chatApi.assign, { id: chatId, to: 'turn' })).body;
  expect([world.anna, world.ben]).toContain(given.assignee?.id);
  expect((await world.staff().call(chatApi.assign, { id: chatId, to: newId() })).body.code).toBe('chat.person_unknown');
});

test('a guest is slowed down; an order is not refused for the flood of guests', async () => {
  const { address } = await world.begin();
  const answers = [];
  for (let n = 0; n < 20; n++) answers.push((await world.write(address, `${n}`)).status);
  expect(answers.filter((status) => status === 429)).toHaveLength(1);
});

test('whoever begins hundreds of conversations is refused alone; an honest visitor still gets through', async () => {
  world.app.time.now = addMinutes(world.app.time.now, 120);
  const begin = (from: string) =>
    world.app.call(
      chatSiteApi.send,
      { chat: world.guest(), message: { id: newId(), text: 'Hallo', fileIds: [] } },
      { siteOf: world.city.id, from },
    );
  const answers = [];
  for (let n = 0; n < GUEST_CHATS_PER_ADDRESS + 5; n++) answers.push(await begin('203.0.113.66'));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(GUEST_CHATS_PER_ADDRESS);
  expect(answers.at(-1)?.body.code).toBe('chat.too_many_begun');
  expect((await begin('198.51.100.7')).status).toBe(200);
  // An IPv6 network of one line counts as one address.
  const lines = [];
  for (let n = 0; n <= GUEST_CHATS_PER_ADDRESS; n++) lines.push((await begin(`2001:db8:1:2::${n + 1}`)).status);
  expect(lines.filter((status) => status === 200)).toHaveLength(GUEST_CHATS_PER_ADDRESS);
  world.app.time.now = addMinutes(world.app.time.now, 61);
  expect((await begin('203.0.113.66')).status).toBe(200);
});

test('who has left gets the answer by mail, and comes back by its link', async () => {
  const { address, chatId } = await world.begin('Bis wann ist offen?');
  const contact = { chat: address, name: 'Kim', email: 'kim@leaves.example' };
  await world.app.call(chatSiteApi.contact, contact, site());
  await world.answer(chatId, 'Bis 22 Uhr.');
  world.app.time.now = addMinutes(world.app.time.now, 3);
  await world.app.runJobs();
  const mail = (await world.mails(world.city.id)).find(({ recipient }) => recipient === 'kim@leaves.example');
  expect(mail?.bodyText).toContain('Bis 22 Uhr.');
  const [, email, orderHash] = /\/chat\/([^/]+)\/([\w-]{22})/.exec(mail!.bodyText)!;
  const back = { email: decodeURIComponent(email!), orderHash: orderHash! };
  expect(texts((await world.look(back)).body.messages)).toEqual(['Bis wann ist offen?', 'Bis 22 Uhr.']);
  expect((await world.look({ ...back, email: 'other@leaves.example' })).status).toBe(404);
});

test('who is still there gets no mail', async () => {
  const { address, chatId } = await world.begin();
  await world.app.call(chatSiteApi.contact, { chat: address, name: '', email: 'here@stays.example' }, site());
  await world.answer(chatId, 'Hier bin ich');
  world.app.time.now = addMinutes(world.app.time.now, 3);
  await world.app.call(chatSiteApi.here, { ...address, isTyping: true }, site());
  expect((await world.staff().call(chatApi.find, { id: chatId })).body).toMatchObject({
    isCustomerThere: true,
    isCustomerTyping: true,
  });
  await world.app.runJobs();
  expect((await world.mails(world.city.id)).some(({ recipient }) => recipient === 'here@stays.example')).toBe(false);
});

test('a pin asks colleagues under the own name; the address of a pin does not work on a site', async () => {
  const address = { email: 'gast', orderHash: `intern-${'k'.repeat(25)}`, itemId: 'pin-1' };
  const message = { id: newId(), text: 'Wer hat den Schlüssel?', fileIds: [], isNote: false };
  const asked = await world.staff().call(chatApi.send, { chat: address, message, getResponse: true, user: null });
  expect(asked.body.chat).toMatchObject({ kind: 'intern', itemId: 'pin-1' });
  expect(asked.body.message).toMatchObject({ side: 'customer', authorName: 'Test Person' });
  expect((await world.look(address)).status).toBe(404);
  const about = (await world.staff().call(chatApi.ofItem, { itemId: 'pin-1' })).body.chats;
  expect(about).toHaveLength(1);
});

test('a file is drawn anew or refused, and is sent once', async () => {
  const { address, chatId } = await world.begin();
  const bytes = new Uint8Array(Buffer.from('%PDF-1.4 harmless'));
  const file = (content: Uint8Array) => ({ name: 'a.pdf', type: 'application/pdf', bytes: content });
  const kept = await world.app.call(chatSiteApi.attach, { ...address, name: 'a.pdf', file: file(bytes) }, site());
  expect(kept.body).toMatchObject({ kind: 'document', name: 'a.pdf' });
  const evil = new Uint8Array(Buffer.from('<script>alert(1)</script>'));
  const refused = await world.app.call(chatSiteApi.attach, { ...address, name: 'x.png', file: file(evil) }, site());
  expect(refused.body.code).toBe('chat.file_not_taken');
  const send = (fileIds: string[]) =>
    world.app.call(chatSiteApi.send, { chat: address, message: { id: newId(), text: '', fileIds } }, site());
  expect((await send([kept.body.id])).body.files).toHaveLength(1);
  expect((await send([kept.body.id])).body.code).toBe('chat.file_unknown');
  expect((await world.staff().call(chatApi.find, { id: chatId })).body.messages.at(-1)?.files[0]?.address).toMatch(
    /\.pdf$/,
  );
});

test('test users are there in demo companies alone', async () => {
  expect((await world.app.call(chatSiteApi.testUser, { id: '1' }, site())).body.name).not.toBe('');
  await world.app.db.rows(world.app.sql`update companies.company set is_demo = false where id = ${world.stranger.id}`);
  const real = await world.app.call(chatSiteApi.testUser, { id: '1' }, { siteOf: world.stranger.id });
  expect(real.status).toBe(404);
});

test('whoever wants it gone is gone, with all that was said', async () => {
  const { address, chatId } = await world.begin();
  await world.app.call(chatSiteApi.contact, { chat: address, name: '', email: 'gone@kunde.example' }, site());
  const ctx = { ...world.app.work(), companyId: world.city.id };
  const person = { companyId: world.city.id, id: newId(), email: 'gone@kunde.example', name: '' };
  expect(JSON.stringify(await personalData.export(ctx, person))).toContain('Hallo');
  await world.app.db.transaction((db) => personalData.erase({ ...ctx, db }, person));
  expect((await world.staff().call(chatApi.find, { id: chatId })).status).toBe(404);
});

/** Actions of either side; `cut`: the answer is lost and the request is sent again later. */
const deed = fc.record({
  by: fc.constantFrom('customer' as const, 'staff' as const),
  what: fc.constantFrom(
    'write' as const,
    'again' as const,
    'up' as const,
    'down' as const,
    'delete' as const,
    'look' as const,
  ),
  at: fc.nat(20),
  isCut: fc.boolean(),
});

test('two browsers with cuts in any order end with what the server has', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 4, maxLength: 14 }), async (deeds) => {
      world.app.time.now = addMinutes(world.app.time.now, 5);
      const { address, chatId } = await world.begin();
      const known: Record<'customer' | 'staff', { messages: Message[]; revision: number; sent: string[] }> = {
        customer: { messages: [], revision: 0, sent: [newId()] },
        staff: { messages: [], revision: 0, sent: [newId()] },
      };
      const look = async (by: 'customer' | 'staff') => {
        const own = known[by];
        const { body } =
          by === 'customer'
            ? await world.look(address, { after: own.revision })
            : await world.staff().call(chatApi.find, { id: chatId, after: own.revision });
        own.messages = merged(own.messages, body.messages);
        own.revision = body.revision;
      };
      const write = async (by: 'customer' | 'staff', id: string) =>
        by === 'customer' ? world.write(address, id, id) : world.answer(chatId, id, id);
      for (const { by, what, at, isCut } of deeds) {
        const own = known[by];
        const target = own.messages[at % Math.max(1, own.messages.length)];
        if (what === 'write') own.sent.push(newId());
        if (what === 'write' || what === 'again') await write(by, own.sent.at(-1)!);
        if (target && (what === 'up' || what === 'down' || what === 'delete')) {
          const mark = { email: 'gast', from: address.orderHash, id: target.id };
          if (by === 'staff')
            await world.staff().call(chatApi.markMessage, { id: chatId, messageId: target.id, mark: what });
          else if (what === 'delete') await world.app.call(chatSiteApi.updateDeleted, mark, site());
          else await world.app.call(chatSiteApi.updateSorting, { ...mark, dir: what }, site());
        }
        if (!isCut) await look(by);
      }
      await Promise.all([look('customer'), look('staff')]);
      const whole = (await world.staff().call(chatApi.find, { id: chatId })).body.messages;
      expect(known.staff.messages).toEqual(whole);
      expect(known.customer.messages).toEqual(whole.filter(({ side }) => side === 'customer' || side === 'staff'));
      expect(new Set(whole.map(({ clientId }) => clientId)).size).toBe(whole.length);
    }),
    { numRuns: 12 },
  );
});
