import { addPerson } from '@fachwerk/auth/testing';
import { boards } from '@fachwerk/boards/module';
import { openOrderAppWith } from '@fachwerk/orders/testing';
import { newId, newSecret } from '@fachwerk/server/ids';
import type { Module } from '@fachwerk/server/module';
import { shop } from '@fachwerk/shop/module';
import type { AppOptions } from '@fachwerk/testing/app';
import { chatApi, chatCapabilities } from '../contract.ts';
import { chatSiteApi } from '../contract-site.ts';
import { chat } from './module.ts';

export type TestChat = Awaited<ReturnType<typeof openChatApp>>;

/** The companies of the order tests, with conversations; `anna` and `ben` work for the franchisor. */
export async function openChatApp(options: AppOptions = {}, ...more: readonly Module[]) {
  const world = await openOrderAppWith(options, boards, shop, chat, ...more);
  const { app, city } = world;
  const anna = await addPerson(app, city.id, { name: 'Anna Groß', backendRoles: ['staff'] });
  const ben = await addPerson(app, city.id, { name: 'Ben Klein', backendRoles: ['support'] });
  const staff = (userId = anna, companyId = city.id, capabilities: readonly string[] = Object.keys(chatCapabilities)) =>
    app.as({ companyId, userId, capabilities });
  const guest = () => ({ email: 'gast', orderHash: newSecret(24) });
  type Address = { readonly email: string; readonly orderHash: string; readonly itemId?: string };
  let place = 0;
  /** A new network address each time, to stay below the limit per address. */
  const from = () => `198.51.100.${++place % 250}`;
  const write = (address: Address, text: string, id: string = newId(), siteOf = city.id) =>
    app.call(chatSiteApi.send, { chat: address, message: { id, text, fileIds: [] } }, { siteOf, from: from() });
  const look = async (address: Address, more: { after?: number } = {}, siteOf = city.id) =>
    app.call(chatSiteApi.customer, { ...address, ...more }, { siteOf });
  /** A guest who has written, and the conversation's id for staff. */
  async function begin(text = 'Hallo', address: Address = guest()) {
    await write(address, text);
    return { address, chatId: (await openAt(address)).id };
  }
  const openAt = async (address: Address) => (await staff().call(chatApi.open, address)).body.chat!;
  const answer = (chatId: string, text: string, id: string = newId(), userId = anna) =>
    staff(userId).call(chatApi.send, {
      chat: { id: chatId },
      message: { id, text, fileIds: [], isNote: false },
      getResponse: true,
      user: null,
    });
  const row = (chatId: string) =>
    app.sql`select from chat.conversation where company_id = ${city.id} and id = ${chatId} for update`;
  return { ...world, anna, ben, staff, guest, from, write, look, begin, answer, row, openAt };
}
