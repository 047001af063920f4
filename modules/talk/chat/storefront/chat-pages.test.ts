import { addMinutes } from '@fachwerk/base/time';
import { addDomain } from '@fachwerk/companies/testing';
import { siteForTests } from '@fachwerk/site/site-for-tests';
import { siteHostFor } from '@fachwerk/testing/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAIL_AFTER_MINUTES } from '../rules/answering.ts';
import { chatSite } from '../server/module.ts';
import { openChatApp, PAGE } from '../server/testing.ts';
import { pages } from './pages.tsx';

type World = Awaited<ReturnType<typeof openChatApp>>;
let world: World;
beforeAll(async () => {
  world = await openChatApp({ site: siteForTests(pages) }, chatSite);
  await addDomain(world.app, world.city.id, 'shop.city.example');
});
afterAll(() => world.app.close());

const host = () => siteHostFor(world.city.id);
const get = (url: string) => world.app.http.inject({ url, headers: { host: host() } });
const post = (url: string, form: Record<string, string>) =>
  world.app.http.inject({
    method: 'POST',
    url,
    headers: { host: host(), 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)![1]!;

test('without JavaScript: somebody writes, staff answer, the page shows both', async () => {
  const start = await get('/chat');
  expect(start.statusCode).toBe(200);
  const secret = hidden(start.body, 'secret');
  expect(secret).toMatch(/^[\w-]{32}$/);
  const form = {
    act: 'start',
    secret,
    messageId: hidden(start.body, 'messageId'),
    text: 'Ist <b>jemand</b> da?',
    name: 'Kim',
    email: '',
  };
  const begun = await post('/chat', form);
  expect([begun.statusCode, begun.headers.location]).toEqual([303, `/chat/gast/${secret}`]);
  // Submitting the same form twice creates one message.
  await post('/chat', form);
  const { body } = await get(`/chat/gast/${secret}`);
  expect(body.match(/Ist &lt;b&gt;jemand/g)).toHaveLength(1);
  expect(body).not.toContain('Ist <b>jemand');
  const address = { email: 'gast', orderHash: secret };
  await world.answer((await world.openAt(address)).id, 'Ja, ich.');
  expect((await get(`/chat/gast/${secret}/view/only-chat`)).body).toContain('Ja, ich.');
});

test('who writes from the site and leaves gets the answer by mail, and its link leads back to all of it', async () => {
  const { body } = await get('/chat/view/only-chat');
  const form = { act: 'start', secret: hidden(body, 'secret'), messageId: hidden(body, 'messageId') };
  await post('/chat/view/only-chat', { ...form, text: 'Wann schließen Sie?', name: 'Kim', email: 'kim@left.example' });
  const { id } = await world.openAt({ email: 'gast', orderHash: form.secret });
  await world.answer(id, 'Heute um 22 Uhr.');
  world.app.time.now = addMinutes(world.app.time.now, MAIL_AFTER_MINUTES + 1);
  await world.app.runJobs();
  const [mail] = await world.app.db.rows<{ bodyText: string }>(
    world.app
      .sql`select body_text from kit.mail where company_id = ${world.city.id} and recipient = 'kim@left.example'`,
  );
  const [link = ''] = /https?:\/\/\S+\/chat\/\S+/.exec(mail!.bodyText) ?? [];
  const back = await get(new URL(link).pathname);
  expect(back.statusCode).toBe(200);
  expect(back.body).toContain('Wann schließen Sie?');
  expect(back.body).toContain('Heute um 22 Uhr.');
  await post(new URL(link).pathname, { act: 'send', messageId: crypto.randomUUID(), text: 'Danke, bis dann.' });
  const said = (await world.look({ email: 'gast', orderHash: form.secret })).body.messages;
  expect(said.map(({ text }) => text)).toEqual(['Wann schließen Sie?', 'Heute um 22 Uhr.', 'Danke, bis dann.']);
});

test('what was said long ago is a link away', async () => {
  const { address, chatId } = await world.begin('Die erste');
  for (let index = 0; index < PAGE; index++) await world.answer(chatId, `Nummer ${index}`);
  const path = `/chat/gast/${address.orderHash}`;
  const { body } = await get(path);
  expect([body.includes('Die erste'), body.includes(`Nummer ${PAGE - 1}`)]).toEqual([false, true]);
  const [, older = ''] = /href="(\?vor=\d+)"/.exec(body) ?? [];
  const past = (await get(`${path}${older}`)).body;
  expect([past.includes('Die erste'), past.includes(`Nummer ${PAGE - 1}`)]).toEqual([true, false]);
});

test('the address is told to nobody: no index, no referrer for others, and a wrong one is a 404', async () => {
  const secret = 'b'.repeat(32);
  await world.write({ email: 'gast', orderHash: secret }, 'Hallo');
  const page = await get(`/chat/gast/${secret}`);
  expect(page.body).toContain('noindex');
  expect(page.headers['referrer-policy']).toBe('same-origin');
  expect((await get(`/chat/jemand%40example.org/${secret}`)).statusCode).toBe(404);
  expect((await get('/chat/gast/short')).statusCode).not.toBe(200);
});

test('only what is nothing but the conversation may be framed, and only by the company’s own pages', async () => {
  const secret = 'c'.repeat(32);
  await world.write({ email: 'gast', orderHash: secret }, 'Hallo');
  const policyOf = async (url: string) => {
    const { statusCode, headers } = await get(url);
    const policy = String(headers['content-security-policy']);
    const [, ancestors = ''] = /frame-ancestors ([^;]+)/.exec(policy) ?? [];
    return [statusCode, headers['x-frame-options'], ancestors.replaceAll(/:\d+/g, '').split(' ').toSorted()];
  };
  const own = ["'self'", 'http://shop.city.example'];
  for (const url of ['/chat/view/only-chat', `/chat/gast/${secret}/view/only-chat`]) {
    expect(await policyOf(url), url).toEqual([200, 'SAMEORIGIN', own]);
  }
  const nobody = ['DENY', ["'none'"]];
  for (const url of ['/chat', `/chat/gast/${secret}`, `/chat/gast/${secret}/view/full`, '/chat/view/full']) {
    expect(await policyOf(url), url).toEqual([200, ...nobody]);
  }
  expect(await policyOf('/chat/jemand%40example.org/short/view/only-chat')).toEqual([404, ...nobody]);
});

test('begun inside of a frame, a conversation stays there', async () => {
  const { body } = await get('/chat/view/only-chat');
  const secret = hidden(body, 'secret');
  const form = { act: 'start', secret, messageId: hidden(body, 'messageId'), text: 'Hallo', name: '', email: '' };
  const { headers } = await post('/chat/view/only-chat', form);
  expect(headers.location).toBe(`/chat/gast/${secret}/view/only-chat`);
});
