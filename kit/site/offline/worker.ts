/**
 * The service worker of a site: serves cached pages (kept-pages.ts) if the network does not answer, keeps the page of an unanswered form, and shows
 * push messages (push.ts). It has no imports: the build makes `/sw.js` from this file alone. It sends and repeats nothing itself: a form is submitted
 * while the user watches, or not at all.
 */
const KEPT = 'fw-kept';
const OFFLINE_PAGE = '/ohne-netz';
/** Longer than a slow network needs, shorter than a customer waits at a door. */
const PATIENCE_MS = 5_000;
/** An open page answers at once; one without its script never does. */
const PAGE_ANSWERS_MS = 500;
/** As in connection.ts. */
const UNANSWERED = 'fw-unanswered';
const GATEWAY_ERRORS = [502, 503, 504];
/** Headers kept with a cached page; the others belong to the original answer. */
const HEADERS = ['content-type', 'content-security-policy', 'referrer-policy', 'permissions-policy', 'x-frame-options'];

/** In the server's format; URLs are paths of this site. */
type Pushed = {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly picture: string | null;
  readonly end: { readonly path: string; readonly label: string };
  readonly tag: string;
};
type Shown = { readonly data: Pushed; close(): void };

type WorkerEvent = Event & {
  readonly request: Request;
  readonly data: { json(): Pushed } | null;
  readonly notification: Shown;
  readonly action: string;
  respondWith(reply: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
};
type ClientPage = { postMessage(message: string, ports: readonly MessagePort[]): void };
type Worker = {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: object): Promise<readonly ClientPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: {
    readonly pushManager?: { getSubscription(): Promise<object | null> };
    showNotification(title: string, options: object): Promise<void>;
    unregister(): Promise<boolean>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(
    name: 'install' | 'activate' | 'fetch' | 'push' | 'notificationclick',
    heard: (event: WorkerEvent) => void,
  ): void;
};
const worker = self as unknown as Worker;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== worker.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(visit(request, pathname));
  else if (request.method === 'GET') event.respondWith(file(request));
});

worker.addEventListener('push', (event) => {
  const pushed = event.data?.json();
  if (pushed) event.waitUntil(show(pushed));
});
worker.addEventListener('notificationclick', (event) => {
  const { data } = event.notification;
  event.notification.close();
  event.waitUntil(event.action === END ? endAt(data.end.path) : worker.clients.openWindow(ownAddress(data.to)));
});

const END = 'end';

/** A duplicate has the same tag and is shown once. */
function show(pushed: Pushed): Promise<void> {
  const { title, text, picture, end, tag } = pushed;
  return worker.registration.showNotification(title, {
    body: text,
    tag,
    data: pushed,
    actions: [{ action: END, title: end.label }],
    ...(picture && { image: ownAddress(picture) }),
  });
}

/** One-click unsubscribe, as a mail program does it (RFC 8058). */
const endAt = (path: string) =>
  fetch(ownAddress(path), { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });

/** Push messages link to this site only. */
function ownAddress(path: string): string {
  const { origin } = worker.location;
  const url = new URL(path, origin);
  return url.origin === origin ? url.href : origin;
}

/**
 * Navigating back to a form's answer: the browser looks only in its cache, which does not have it, and must not submit again. The URL is then
 * requested as a page, so that a cache miss does not count as offline.
 */
const isBackToAnswer = ({ cache }: Request) => cache === 'only-if-cached';
const ask = (request: Request) =>
  isBackToAnswer(request) ? fetch(request.url, { credentials: 'same-origin', redirect: 'manual' }) : fetch(request);

/** Network first; the cache if it does not answer in time. */
async function visit(request: Request, pathname: string): Promise<Response> {
  const kept = request.method === 'GET' || isBackToAnswer(request) ? await keptAt(pathname) : undefined;
  const asked = ask(request);
  try {
    const reply = await (kept ? Promise.race([asked, patience()]) : asked);
    if (!kept && request.method === 'GET') await leaveWhenIdle().catch(() => undefined);
    if (!kept || !GATEWAY_ERRORS.includes(reply.status)) return reply;
  } catch {
    asked.catch(() => undefined);
  }
  // For the browser this is no new page: the one with the input stays and explains why.
  if (request.method === 'POST' && !isBackToAnswer(request) && (await isStillShown()))
    return new Response(null, { status: 204 });
  const shown = kept ?? (await keptAt(OFFLINE_PAGE));
  return shown ? marked(shown) : Response.error();
}

const patience = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS));

/** Whether the page of a submitted form is still open and has taken over showing the failure. */
async function isStillShown(): Promise<boolean> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const taken = pages.map(
    (page) =>
      new Promise<boolean>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(true);
        page.postMessage(UNANSWERED, [port2]);
      }),
  );
  const nobody = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PAGE_ANSWERS_MS));
  return Promise.race([...taken, nobody]);
}

/** The offline page is cached as long as any page: without it the worker is not needed, unless push is enabled on this device. */
async function leaveWhenIdle(): Promise<void> {
  if (await keptAt(OFFLINE_PAGE)) return;
  await caches.delete(KEPT);
  if (await worker.registration.pushManager?.getSubscription()) return;
  await worker.registration.unregister();
}

/** An expired page counts as missing. */
async function keptAt(pathname: string): Promise<Response | undefined> {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(pathname);
  if (!kept) return undefined;
  if (Number(kept.headers.get('x-kept-until')) > Date.now()) return kept;
  await cache.delete(pathname);
  return undefined;
}

/** Marks the page as cached, with the clock offset of this device. */
async function marked(kept: Response): Promise<Response> {
  const said = (name: string) => kept.headers.get(`x-kept-${name}`) ?? '';
  const marks = `data-kept-at="${said('at')}" data-kept-skew="${said('skew')}"`;
  const html = (await kept.text()).replace('<html ', `<html ${marks} `);
  const headers = HEADERS.flatMap((name): [string, string][] => {
    const value = kept.headers.get(name);
    return value ? [[name, value]] : [];
  });
  return new Response(html, { status: 200, headers });
}

/** Hashed file names never change their content. Other files come from the network if available. */
async function file(request: Request): Promise<Response> {
  const kept = await (await caches.open(KEPT)).match(request);
  if (kept && new URL(request.url).pathname.startsWith('/assets/')) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}
