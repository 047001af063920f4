import { addDomain } from '@fachwerk/companies/testing';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatApi } from '../contract.ts';
import { chatHomeApi } from '../contract-site.ts';
import { openChatApp, type TestChat } from './chat.for-tests.ts';

let world: TestChat;
beforeAll(async () => {
  world = await openChatApp();
});
afterAll(() => world.app.close());

/** Everything stored about a conversation except its messages. */
const marks = (chatId: string) =>
  world.app.db.rows(world.app.sql`
    select c.revision, c.staff_read_seq, c.customer_read_seq, c.assignee_id, c.state,
      (select json_agg(p.*) from chat.presence p where p.company_id = c.company_id and p.conversation_id = c.id) as presence
    from chat.conversation c where c.company_id = ${world.city.id} and c.id = ${chatId}`);

test('a supervisor looks, also at what is new, and leaves no mark', async () => {
  const { address, chatId } = await world.begin('Ist jemand da?');
  const before = await marks(chatId);
  const supervisor = world.staff(world.ben);
  const first = (await supervisor.call(chatApi.supervisor, { id: chatId })).body;
  expect(first.messages.map(({ text }) => text)).toEqual(['Ist jemand da?']);
  expect((await supervisor.call(chatApi.supervisor, { id: chatId, after: first.revision })).body.messages).toEqual([]);
  expect(await marks(chatId)).toEqual(before);
  // The customer sees no read receipt.
  expect((await world.look(address)).body).toMatchObject({ staffReadSeq: 0, isStaffTyping: false });
  const reader = world.staff(world.ben, world.city.id, ['chat.read', 'chat.write']);
  expect((await reader.call(chatApi.supervisor, { id: chatId })).status).toBe(403);
});

test('the address of a message about an item leads to where it stands', async () => {
  const address = { ...world.guest(), itemId: '4711' };
  const { chatId } = await world.begin('Passt das auch in ein kleines Fach?', address);
  const [message] = (await world.look(address)).body.messages;
  const of = async (msgId: string, companyId = world.city.id) =>
    (await world.staff(world.anna, companyId).call(chatApi.ofItem, { itemId: '4711', msgId })).body.at;
  expect(await of(message!.id)).toEqual({ chatId, messageId: message!.id });
  for (const unknown of ['0', '', newId()]) expect(await of(unknown)).toBeNull();
  expect(await of(message!.id, world.hamburg.id)).toBeNull();
});

test('a customer on the host of the back-office is told on which site the conversation stands; a wrong secret leads nowhere', async () => {
  const { address } = await world.begin();
  const home = async (asked: { orderHash?: string; company?: string }) =>
    (await world.app.call(chatHomeApi.home, asked)).body.origin;
  expect(await home({ company: world.city.id })).toBeNull();
  await addDomain(world.app, world.city.id, 'stadt.example');
  expect(await home({ orderHash: address.orderHash })).toContain('//stadt.example');
  expect(await home({ company: world.city.id })).toContain('//stadt.example');
  expect(await home({ orderHash: 'x'.repeat(32) })).toBeNull();
  expect(await home({ company: 'niemand' })).toBeNull();
});
