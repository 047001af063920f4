/** As in worker.ts, which has no imports. */
const KEPT = 'fw-kept';
const OFFLINE_PAGE = '/ohne-netz';
const WORKER = '/sw.js';

export type KeptPage = {
  readonly path: string;
  /** Title in the list of cached pages. */
  readonly title: string;
  /** Expiry, by this device's clock. */
  readonly until: Date;
  /** The server's time, for devices with a wrong clock. */
  readonly now: Date;
};

/** Null in a browser without caching, and on a shared device (`data-kiosk`). */
function keeper(): ServiceWorkerContainer | null {
  if (typeof caches === 'undefined' || !('serviceWorker' in navigator)) return null;
  return document.querySelector('[data-kiosk]') ? null : navigator.serviceWorker;
}

/** Caches this page for offline use in this browser. */
export async function keepPage(page: KeptPage): Promise<void> {
  const cache = await keptOffline(page);
  if (cache) await keepDocument(cache, page.path, about(page));
}

/** Until `until`, an unanswered form keeps its input, and other pages show our offline page. */
export async function keepForms(of: Omit<KeptPage, 'path' | 'title'>): Promise<void> {
  await keptOffline({ ...of, title: '' });
}

/** Null without caching. The offline page is cached as long as any other page. */
async function keptOffline(of: Omit<KeptPage, 'path'>): Promise<Cache | null> {
  const workers = keeper();
  if (!workers) return null;
  await workers.register(WORKER, { updateViaCache: 'none' });
  const cache = await caches.open(KEPT);
  const before = Number((await cache.match(OFFLINE_PAGE))?.headers.get('x-kept-until') ?? 0);
  const marks = about(of);
  await Promise.all([
    keepDocument(cache, OFFLINE_PAGE, { ...marks, until: String(Math.max(before, Number(marks.until))) }),
    ...filesOfPage().map((file) => keepFile(cache, file)),
  ]);
  return cache;
}

function about({ until, now, title }: Omit<KeptPage, 'path'>) {
  const skew = now.getTime() - Date.now();
  return {
    at: now.toISOString(),
    skew: String(skew),
    until: String(until.getTime() - skew),
    title: encodeURIComponent(title),
  };
}

/** The service worker is removed with the last cached page. */
export async function forgetPage(path: string): Promise<void> {
  const workers = keeper();
  if (!workers || !(await caches.has(KEPT))) return;
  await (await caches.open(KEPT)).delete(path);
  if ((await listKeptPages()).length > 0) return;
  await caches.delete(KEPT);
  await leaveWorker(await workers.getRegistration());
}

/** Kept while push is enabled on this device: removing the worker would remove the subscription. */
async function leaveWorker(worker: ServiceWorkerRegistration | undefined): Promise<void> {
  if (!(await worker?.pushManager?.getSubscription())) await worker?.unregister();
}

export async function listKeptPages(): Promise<{ readonly path: string; readonly title: string }[]> {
  if (!keeper() || !(await caches.has(KEPT))) return [];
  const cache = await caches.open(KEPT);
  const found = await Promise.all(
    (await cache.keys()).map(async ({ url }) => ({
      path: new URL(url).pathname,
      headers: (await cache.match(url))?.headers,
    })),
  );
  return found.flatMap(({ path, headers }) => {
    const until = Number(headers?.get('x-kept-until') ?? 0);
    const title = headers?.get('x-kept-title');
    return title && path !== OFFLINE_PAGE && until > Date.now() ? [{ path, title: decodeURIComponent(title) }] : [];
  });
}

async function keepDocument(cache: Cache, path: string, marks: Readonly<Record<string, string>>): Promise<void> {
  const reply = await fetch(path, { headers: { accept: 'text/html' } });
  if (!reply.ok || reply.redirected) return;
  const headers = new Headers(reply.headers);
  for (const [name, value] of Object.entries(marks)) headers.set(`x-kept-${name}`, value);
  const html = await reply.text();
  await Promise.all([
    cache.put(path, new Response(html, { headers })),
    ...[...new Set(html.match(ASSET))].map((file) => keepFile(cache, file)),
  ]);
}

/** An asset referenced in a page's head. */
const ASSET = /(?<=")\/assets\/[\w.-]+(?=")/g;

/** Scripts, styles, fonts, texts and images that this page has loaded in this browser. */
function filesOfPage(): string[] {
  const here = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = here.filter(({ origin, pathname }) => origin === location.origin && /\.\w+$/.test(pathname));
  return [...new Set(own.map(({ pathname }) => pathname))].filter((path) => path !== WORKER);
}

async function keepFile(cache: Cache, path: string): Promise<void> {
  if (!(await cache.match(path))) await cache.add(path).catch(() => undefined);
}
