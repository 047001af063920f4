/**
 * The service worker of the back-office: shows push messages, and opens the app without a network once a screen has asked for it (app-worker.ts).
 * It keeps the page and the files of one build, which say nothing about any company, and never an answer of the API. It has no imports: the build
 * makes `/sw.js` from this file alone and puts the name of the build in place of `__BUILD__`.
 */
declare const __BUILD__: string;
const PREFIX = 'fw-app-';
const KEPT = PREFIX + __BUILD__;
const PAGE = '/';
/** Longer than a slow network needs, shorter than a technician waits at a wall. */
const PATIENCE_MS = 5_000;
/** As in app-worker.ts. */
const KEEP = 'fw-keep';

type Pushed = {
  readonly title: string;
  readonly text: string;
  /** A path of the back-office. */
  readonly to: string;
  readonly tag: string;
  readonly isAlarm: boolean;
};
type WorkerEvent = Event & {
  readonly request: Request;
  readonly data: ({ json(): Pushed } & { readonly what?: string; readonly paths?: readonly string[] }) | null;
  readonly notification: { readonly data: Pushed; close(): void };
  respondWith(reply: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
};
type OpenPage = { readonly url: string; focus(): Promise<unknown>; navigate(url: string): Promise<unknown> };
type Worker = {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: object): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(
    name: 'install' | 'activate' | 'fetch' | 'message' | 'push' | 'notificationclick',
    heard: (event: WorkerEvent) => void,
  ): void;
};
const worker = self as unknown as Worker;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', (event) => {
  if (event.data?.what === KEEP) event.waitUntil(keep(event.data.paths ?? []));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== worker.location.origin || pathname.startsWith('/api/') || request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request, pathname));
});

/** A new build: what the one before has kept goes. */
async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(KEPT);
  await Promise.all([
    keepPage(cache),
    ...paths.map(async (path) => {
      if (!(await cache.match(path))) await cache.add(path).catch(() => undefined);
    }),
  ]);
}

/** The server gives its page only to who asks for one; a worker asks for anything by itself. */
async function keepPage(cache: Cache): Promise<void> {
  const reply = await fetch(PAGE, { headers: { accept: 'text/html' }, cache: 'no-store' });
  if (reply.ok) await cache.put(PAGE, reply);
}

const kept = async (path: string) => ((await caches.has(KEPT)) ? (await caches.open(KEPT)).match(path) : undefined);

/** Network first: after a deployment the new page comes at once. Every address has the same page, which finds its own way. */
async function page(request: Request): Promise<Response> {
  const known = await kept(PAGE);
  if (!known) return fetch(request);
  const asked = fetch(request);
  try {
    return await Promise.race([asked, patience()]);
  } catch {
    asked.catch(() => undefined);
    return known;
  }
}

const patience = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS));

/** The name of a file changes with its content: a kept one is never stale. More are kept only while the app is kept at all. */
async function asset(request: Request, path: string): Promise<Response> {
  const known = await kept(path);
  if (known) return known;
  const reply = await fetch(request);
  if (reply.ok && (await caches.has(KEPT))) await (await caches.open(KEPT)).put(path, reply.clone());
  return reply;
}

worker.addEventListener('push', (event) => {
  const pushed = event.data?.json();
  if (pushed) event.waitUntil(show(pushed));
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.to));
});

/** A duplicate has the same tag and is shown once. An alarm stays until somebody has seen it. */
function show(pushed: Pushed): Promise<void> {
  const { title, text, tag, isAlarm } = pushed;
  return worker.registration.showNotification(title, {
    body: text,
    tag,
    data: pushed,
    icon: '/icon-192.png',
    requireInteraction: isAlarm,
    ...(isAlarm && { vibrate: [200, 100, 200, 100, 400] }),
  });
}

/** In a page that is open already, if there is one. A message leads to the back-office only. */
async function open(to: string): Promise<void> {
  const { origin } = worker.location;
  const url = new URL(to, origin);
  const address = url.origin === origin ? url.href : origin;
  const [there] = await worker.clients.matchAll({ type: 'window' });
  if (!there) return void (await worker.clients.openWindow(address));
  await there.focus();
  await there.navigate(address);
}
