import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Heard = (event: object) => void;
type Asked = { readonly path: string; readonly method?: string; readonly cache?: string };

const SITE = 'https://shop.example';
const HOUR_MS = 3_600_000;
const heard = new Map<string, Heard>();
const kept = new Map<string, Response>();
const unregister = vi.fn(async () => true);
const showNotification = vi.fn(async (_title: string, _options: { tag: string; data: object }) => undefined);
const openWindow = vi.fn(async (_url: string) => null);
/** Whether push is enabled on this device. */
let isPushed = false;
/** Open pages, and whether one of them still shows a submitted form. */
let pages: ((message: string, ports: readonly MessagePort[]) => void)[] = [];
const fetched = vi.fn<(request: unknown) => Promise<Response>>();

const keep = (path: string, html: string, untilMs = Date.now() + HOUR_MS) =>
  kept.set(path, new Response(`<html lang="de">${html}`, { headers: { 'x-kept-until': String(untilMs) } }));

beforeEach(async () => {
  heard.clear();
  kept.clear();
  pages = [];
  isPushed = false;
  for (const each of [unregister, showNotification, openWindow]) each.mockClear();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (path: string) => kept.get(path)?.clone(),
      delete: async (path: string) => kept.delete(path),
    }),
    delete: async () => kept.clear(),
  });
  vi.stubGlobal('self', {
    location: { origin: SITE },
    clients: { matchAll: async () => pages.map((postMessage) => ({ postMessage })), openWindow },
    registration: {
      unregister,
      showNotification,
      pushManager: { getSubscription: async () => (isPushed ? {} : null) },
    },
    addEventListener: (name: string, listener: Heard) => heard.set(name, listener),
  });
  vi.resetModules();
  await import('./worker.ts');
});
afterEach(() => void vi.unstubAllGlobals());

/** The worker's answer to a navigation. */
async function visit({ path, method = 'GET', cache = 'default' }: Asked): Promise<Response> {
  let reply: Promise<Response> | undefined;
  heard.get('fetch')!({
    request: { url: `${SITE}${path}`, method, cache, mode: 'navigate' },
    respondWith: (given: Promise<Response>) => {
      reply = given;
    },
  });
  return (await reply)!;
}
const withoutNetwork = () => fetched.mockRejectedValue(new TypeError('Failed to fetch'));
const stillShown = (_: string, [port]: readonly MessagePort[]) => port?.postMessage('fw-unanswered');
const notOurs = () => undefined;

test('a form that nobody answers leaves its page where it is', async () => {
  withoutNetwork();
  keep('/ohne-netz', 'Kein Netz');
  pages = [notOurs, stillShown];
  expect((await visit({ path: '/kasse', method: 'POST' })).status).toBe(204);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('where no page has what was sent, it is said that there is no network', async () => {
  withoutNetwork();
  keep('/ohne-netz', 'Kein Netz');
  pages = [notOurs];
  const reply = await visit({ path: '/kasse', method: 'POST' });
  expect([reply.status, await reply.text()]).toEqual([200, expect.stringContaining('Kein Netz')]);
});

test('an answered form is answered as it was, refusals and redirects included', async () => {
  const refused = new Response('nein', { status: 422 });
  fetched.mockResolvedValue(refused);
  pages = [stillShown];
  expect(await visit({ path: '/kasse', method: 'POST' })).toBe(refused);
});

test('a page that was kept is shown without a network, any other is our own word for it', async () => {
  withoutNetwork();
  keep('/ohne-netz', 'Kein Netz');
  keep('/miete/k', 'Fach 7');
  expect(await (await visit({ path: '/miete/k' })).text()).toContain('Fach 7');
  expect(await (await visit({ path: '/warenkorb' })).text()).toContain('Kein Netz');
});

test('a kept page whose time is over is not shown', async () => {
  withoutNetwork();
  keep('/miete/k', 'Fach 7', Date.now() - 1);
  expect((await visit({ path: '/miete/k' })).type).toBe('error');
  expect(kept.size).toBe(0);
});

test('the worker goes when nothing is kept any more, and not before', async () => {
  fetched.mockImplementation(async () => new Response('Seite'));
  keep('/ohne-netz', 'Kein Netz');
  await visit({ path: '/' });
  expect(unregister).not.toHaveBeenCalled();
  keep('/ohne-netz', 'Kein Netz', Date.now() - 1);
  expect(await (await visit({ path: '/' })).text()).toBe('Seite');
  expect(unregister).toHaveBeenCalledTimes(1);
});

const pushed = {
  title: 'Neues',
  text: 'Trüffel',
  to: '/newsletter/weiter/1/2',
  picture: null,
  tag: 'm1',
  end: { path: '/newsletter/abmelden/x', label: 'Ausschalten' },
};
async function hear(name: string, event: object): Promise<void> {
  let done: Promise<unknown> | undefined;
  heard.get(name)!({
    ...event,
    waitUntil: (given: Promise<unknown>) => {
      done = given;
    },
  });
  await done;
}
const tap = (data: object, action = '') =>
  hear('notificationclick', { action, notification: { data, close: () => undefined } });

test('what is pushed is shown under its tag; a tap leads there, and its button ends it by one POST', async () => {
  await hear('push', { data: { json: () => pushed } });
  expect(showNotification.mock.calls[0]).toMatchObject(['Neues', { body: 'Trüffel', tag: 'm1' }]);
  await tap(pushed);
  expect(openWindow).toHaveBeenCalledWith(`${SITE}/newsletter/weiter/1/2`);
  fetched.mockResolvedValue(new Response());
  await tap(pushed, 'end');
  const [address, init] = fetched.mock.calls[0] as unknown as [string, RequestInit];
  expect([address, init.method, String(init.body)]).toEqual([
    `${SITE}/newsletter/abmelden/x`,
    'POST',
    'List-Unsubscribe=One-Click',
  ]);
});

test('what is pushed leads to no other site', async () => {
  for (const to of ['https://evil.example/', '//evil.example', 'javascript:alert(1)']) await tap({ ...pushed, to });
  expect(openWindow.mock.calls.map(([url]) => new URL(url).origin)).toEqual([SITE, SITE, SITE]);
});

test('a worker that something is pushed to stays when nothing is kept any more', async () => {
  fetched.mockResolvedValue(new Response('da'));
  isPushed = true;
  await visit({ path: '/' });
  expect(unregister).not.toHaveBeenCalled();
  isPushed = false;
  await visit({ path: '/' });
  expect(unregister).toHaveBeenCalled();
});
