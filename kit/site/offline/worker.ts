/**
 * The service worker of a site: shows a page that was kept (kept-pages.ts) where the network does not answer, and leaves whoever sent a form
 * on the page where they typed; and it shows what was pushed to this device (push.ts). It stands alone, without an import: the build makes
 * `/sw.js` of this one file. It sends nothing by itself and repeats nothing: what a form asked for happens while somebody looks, or not at all.
 */
const KEPT = 'fw-kept';
const OFFLINE_PAGE = '/ohne-netz';
/** Longer than a slow network needs, shorter than somebody waits in front of a door. */
const PATIENCE_MS = 5_000;
/** A page that is there answers at once; one that has no script yet never does. */
const PAGE_ANSWERS_MS = 500;
/** As connection.ts hears it. */
const UNANSWERED = 'fw-unanswered';
const GATEWAY_ERRORS = [502, 503, 504];
/** What a kept page goes out with; its other headers were about the one answer it came with. */
const HEADERS = ['content-type', 'content-security-policy', 'referrer-policy', 'permissions-policy', 'x-frame-options'];

/** As the server sends it; addresses are paths of this site. */
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

/** One that comes twice has the same tag, and is shown once. */
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

/** The one click that ends it, as a mail program makes it (RFC 8058). */
const endAt = (path: string) =>
  fetch(ownAddress(path), { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });

/** What was pushed leads nowhere but to this site. */
function ownAddress(path: string): string {
  const { origin } = worker.location;
  const url = new URL(path, origin);
  return url.origin === origin ? url.href : origin;
}

/**
 * Back to the answer of a form: the browser looks for it in its cache alone, where it is not, and must not send the form again. The address is
 * asked for as a page then: what it does not find there is no missing network.
 */
const isBackToAnswer = ({ cache }: Request) => cache === 'only-if-cached';
const ask = (request: Request) =>
  isBackToAnswer(request) ? fetch(request.url, { credentials: 'same-origin', redirect: 'manual' }) : fetch(request);

/** The network first; what was kept where it does not answer in time. */
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
  // To a browser this is no new page: the one with what was typed stays, and says why.
  if (request.method === 'POST' && !isBackToAnswer(request) && (await isStillShown()))
    return new Response(null, { status: 204 });
  const shown = kept ?? (await keptAt(OFFLINE_PAGE));
  return shown ? marked(shown) : Response.error();
}

const patience = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS));

/** Whether the page that sent a form is still there with what was typed, and has taken over saying that nobody answered. */
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

/** The page for no network is kept as long as anything is: without it nobody needs a worker, unless something is pushed to this device. */
async function leaveWhenIdle(): Promise<void> {
  if (await keptAt(OFFLINE_PAGE)) return;
  await caches.delete(KEPT);
  if (await worker.registration.pushManager?.getSubscription()) return;
  await worker.registration.unregister();
}

/** A page whose time is over is as good as gone. */
async function keptAt(pathname: string): Promise<Response | undefined> {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(pathname);
  if (!kept) return undefined;
  if (Number(kept.headers.get('x-kept-until')) > Date.now()) return kept;
  await cache.delete(pathname);
  return undefined;
}

/** Says that it was kept, and how far the clock of this device is from the server's. */
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

/** A name with a hash in it never gets another content. Everything else comes from the network while there is one. */
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
