import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Heard = (event: object) => void;

const APP = 'https://verwaltung.example';
const heard = new Map<string, Heard>();
/** Caches by name, each by path. */
const stores = new Map<string, Map<string, Response>>();
const fetched = vi.fn<(request: unknown) => Promise<Response>>();
const showNotification = vi.fn(async (_title: string, _options: { tag: string; data: object }) => undefined);
const openWindow = vi.fn(async (_url: string) => null);
let pages: { focus: () => Promise<void>; navigate: (url: string) => Promise<void> }[] = [];

const cacheOf = (name: string) => {
  const store = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, store);
  return {
    match: async (path: string) => store.get(path)?.clone(),
    add: async (path: string) => void store.set(path, new Response(`kept ${path}`)),
    put: async (path: string, reply: Response) => void store.set(path, reply),
  };
};

beforeEach(async () => {
  for (const each of [heard, stores]) each.clear();
  for (const each of [showNotification, openWindow]) each.mockClear();
  fetched.mockReset();
  pages = [];
  vi.stubGlobal('__BUILD__', 'b2');
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('caches', {
    keys: async () => [...stores.keys()],
    has: async (name: string) => stores.has(name),
    open: async (name: string) => cacheOf(name),
    delete: async (name: string) => stores.delete(name),
  });
  vi.stubGlobal('self', {
    location: { origin: APP },
    clients: { claim: async () => undefined, matchAll: async () => pages, openWindow },
    registration: { showNotification },
    addEventListener: (name: string, listener: Heard) => heard.set(name, listener),
  });
  vi.resetModules();
  await import('./worker.ts');
});
afterEach(() => void vi.unstubAllGlobals());

/** The worker's answer; undefined where it leaves the request to the browser. */
function ask(path: string, mode = 'cors', method = 'GET'): Promise<Response> | undefined {
  let reply: Promise<Response> | undefined;
  const respondWith = (given: Promise<Response>) => {
    reply = given;
  };
  heard.get('fetch')!({ request: { url: APP + path, method, mode }, respondWith });
  return reply;
}
async function hear(name: string, event: object = {}): Promise<void> {
  let done: Promise<unknown> | undefined;
  const waitUntil = (given: Promise<unknown>) => {
    done = given;
  };
  heard.get(name)!({ ...event, waitUntil });
  await done;
}
/** The server gives its page only to who asks for one. */
async function keep(): Promise<void> {
  fetched.mockImplementation(async (...given: unknown[]) => {
    const { headers } = (given[1] ?? {}) as { headers?: { accept?: string } };
    return headers?.accept === 'text/html' ? new Response('kept /') : new Response('', { status: 404 });
  });
  await hear('message', { data: { what: 'fw-keep', paths: ['/assets/a.js'] } });
}
const withoutNetwork = () => fetched.mockRejectedValue(new TypeError('Failed to fetch'));

test('without a network the app opens at any address, once a screen has asked for it', async () => {
  withoutNetwork();
  await expect(ask('/admin/rounds/1', 'navigate')).rejects.toThrow();
  await keep();
  withoutNetwork();
  expect(await (await ask('/admin/rounds/1', 'navigate'))!.text()).toBe('kept /');
  expect(await (await ask('/assets/a.js'))!.text()).toBe('kept /assets/a.js');
});

test('with a network the page is always the one of the server', async () => {
  await keep();
  fetched.mockResolvedValue(new Response('new'));
  expect(await (await ask('/admin/rounds/1', 'navigate'))!.text()).toBe('new');
});

test('answers of the API and changes are never touched, and files are kept only while the app is', async () => {
  await keep();
  expect([ask('/api/private/orders'), ask('/admin', 'navigate', 'POST'), ask('/favicon.svg')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  fetched.mockResolvedValue(new Response('b'));
  await ask('/assets/b.js');
  expect([...stores.get('fw-app-b2')!.keys()].toSorted()).toEqual(['/', '/assets/a.js', '/assets/b.js']);
  stores.clear();
  fetched.mockResolvedValue(new Response('c'));
  await ask('/assets/c.js');
  expect(stores.size).toBe(0);
});

test('another build deletes what the one before has kept, and nothing else', async () => {
  for (const name of ['fw-app-b1', 'fw-app-b2', 'other']) cacheOf(name);
  await hear('activate');
  expect([...stores.keys()]).toEqual(['fw-app-b2', 'other']);
});

const pushed = { title: 'Schloss klemmt', text: 'Hamburg', to: '/admin/alerts/1', tag: 't1', isAlarm: true };
const tap = (to: string) =>
  hear('notificationclick', { notification: { data: { ...pushed, to }, close: () => undefined } });

test('what is pushed is shown under its tag, an alarm until it was seen; a tap opens its screen', async () => {
  await hear('push', { data: { json: () => pushed } });
  expect(showNotification.mock.calls[0]).toMatchObject([
    'Schloss klemmt',
    { body: 'Hamburg', tag: 't1', requireInteraction: true },
  ]);
  await tap('/admin/alerts/1');
  expect(openWindow).toHaveBeenCalledWith(`${APP}/admin/alerts/1`);
  const page = { focus: vi.fn(async () => undefined), navigate: vi.fn(async (_url: string) => undefined) };
  pages = [page];
  await tap('/admin/alerts/1');
  expect([page.focus.mock.calls.length, page.navigate.mock.calls]).toEqual([1, [[`${APP}/admin/alerts/1`]]]);
});

test('what is pushed leads to no other host', async () => {
  for (const to of ['https://evil.example/', '//evil.example', 'javascript:alert(1)']) await tap(to);
  expect(openWindow.mock.calls.map(([url]) => new URL(url).origin)).toEqual([APP, APP, APP]);
});
