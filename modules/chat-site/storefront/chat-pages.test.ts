import { openChatHouse } from '@fachwerk/chat/testing';
import { siteForTests } from '@fachwerk/site/site-for-tests';
import { siteHostFor } from '@fachwerk/testing/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from './pages.tsx';

type World = Awaited<ReturnType<typeof openChatHouse>>;
let world: World;
beforeAll(async () => {
  world = await openChatHouse({ site: siteForTests(pages) });
});
afterAll(() => world.house.close());

const host = () => siteHostFor(world.city.id);
const get = (url: string) => world.house.http.inject({ url, headers: { host: host() } });
const post = (url: string, form: Record<string, string>) =>
  world.house.http.inject({
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
  // The same form sent twice is one message.
  await post('/chat', form);
  const { body } = await get(`/chat/gast/${secret}`);
  expect(body.match(/Ist &lt;b&gt;jemand/g)).toHaveLength(1);
  expect(body).not.toContain('Ist <b>jemand');
  const address = { email: 'gast', orderHash: secret };
  await world.answer((await world.openAt(address)).id, 'Ja, ich.');
  expect((await get(`/chat/gast/${secret}/view/only-chat`)).body).toContain('Ja, ich.');
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
