import { addMinutes } from '@fachwerk/base/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChatFilter, chatApi } from '../contract.ts';
import { openChatApp, type TestChat } from './chat.for-tests.ts';

const MANY = 120;

let world: TestChat;
beforeAll(async () => {
  world = await openChatApp();
  const { app, city } = world;
  // Every second conversation is done; only the oldest contains the searched word.
  await app.db.rows(app.sql`
    insert into chat.conversation (company_id, id, kind, name, language, state, last_seq, last_at, search_text, created_at)
    select ${city.id}, gen_random_uuid(), 'customer', 'Gast ' || n, 'de', case n % 2 when 0 then 'open' else 'done' end, 1,
      ${app.time.now}::timestamptz - (n / 2) * interval '1 minute', 'gast ' || n, ${app.time.now}
    from generate_series(0, ${MANY - 1}::int) n`);
  await app.db.rows(app.sql`
    insert into chat.message (company_id, id, conversation_id, seq, revision, side, client_id, text, at)
    select c.company_id, gen_random_uuid(), c.id, 1, 1, 'customer', 'm', case c.name when ${`Gast ${MANY - 1}`} then 'Regenschirm' else 'Hallo' end, c.last_at
    from chat.conversation c where c.company_id = ${city.id}`);
});
afterAll(() => world.app.close());

const list = async (filter: ChatFilter) => (await world.staff().call(chatApi.list, { filter })).body;
async function all(filter: ChatFilter) {
  const names: string[] = [];
  for (let before: string | undefined; ; ) {
    const { chats, next } = await list({ ...filter, ...(before && { before }) });
    names.push(...chats.map(({ name }) => name));
    if (!next) return names;
    before = next;
  }
}
const named = (which: (n: number) => boolean) =>
  Array.from({ length: MANY }, (_, n) => n)
    .filter(which)
    .map((n) => `Gast ${n}`);

test('page after page shows every conversation of a tab once, the newest first', async () => {
  expect(await all({ tab: 'open' })).toEqual(named((n) => n % 2 === 0));
  expect(await all({ tab: 'done' })).toEqual(named((n) => n % 2 === 1));
});

test('a frequent word is found page after page over all tabs, a rare one wherever it stands', async () => {
  expect((await all({ search: 'hallo' })).sort()).toEqual(named((n) => n !== MANY - 1).sort());
  expect(await all({ search: 'REGEN schirm' })).toEqual([`Gast ${MANY - 1}`]);
  expect(await all({ search: `gast ${MANY - 2}` })).toEqual([`Gast ${MANY - 2}`]);
  expect(await all({ search: 'gibtesnicht' })).toEqual([]);
});

test('what was put off is open again when its time has come, in lists and counts alike', async () => {
  const { chats } = await list({ tab: 'open' });
  const { id } = chats[0]!;
  const until = addMinutes(world.app.time.now, 60);
  await world.staff().call(chatApi.setState, { id, state: 'snoozed', until });
  const inTab = async (tab: 'open' | 'snoozed') => (await list({ tab })).chats.some((chat) => chat.id === id);
  const counted = async () => (await world.staff().call(chatApi.groups, {})).body.groups.map(({ count }) => count);
  expect([await inTab('open'), await inTab('snoozed')]).toEqual([false, true]);
  const resting = await counted();
  world.app.time.now = addMinutes(until, 1);
  expect([await inTab('open'), await inTab('snoozed')]).toEqual([true, false]);
  const [, open, snoozed] = await counted();
  expect([open, snoozed]).toEqual([resting[1]! + 1, resting[2]! - 1]);
});

test('who waits stands with the longest wait first, without what is put off; answers of today are counted', async () => {
  const { app, begin, answer, anna } = world;
  const waiting = async () => (await world.staff().call(chatApi.waiting, {})).body;
  const before = await waiting();
  const one = await begin('Erste Frage');
  app.time.now = addMinutes(app.time.now, 10);
  const two = await begin('Zweite Frage');
  await world.staff().call(chatApi.assign, { id: two.chatId, to: anna });
  const both = await waiting();
  expect(both.chats.map(({ id }) => id).filter((id) => [one.chatId, two.chatId].includes(id))).toEqual([
    one.chatId,
    two.chatId,
  ]);
  expect([both.waiting - before.waiting, both.unassigned - before.unassigned]).toEqual([2, 1]);
  await answer(one.chatId, 'Gern');
  await world.staff().call(chatApi.setState, { id: two.chatId, state: 'snoozed', until: addMinutes(app.time.now, 60) });
  const after = await waiting();
  expect([after.waiting, after.answeredToday]).toEqual([before.waiting, before.answeredToday + 1]);
  app.time.now = addMinutes(app.time.now, 90);
  expect((await waiting()).chats.map(({ id }) => id)).toContain(two.chatId);
});
