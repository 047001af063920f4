import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPage, keepForms, keepPage, listKeptPages } from './kept-pages.ts';

const NOW = new Date('2026-03-01T10:00:00Z');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const kept = new Map<string, Response>();
const register = vi.fn(async () => undefined);
const unregister = vi.fn(async () => true);
let isThere = false;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  kept.clear();
  isThere = false;
  register.mockClear();
  unregister.mockClear();
  const cache = {
    match: async (path: string) => kept.get(new URL(path, location.origin).pathname)?.clone(),
    put: async (path: string, reply: Response) => void kept.set(path, reply),
    add: async (path: string) => void kept.set(path, new Response('file')),
    delete: async (path: string) => kept.delete(path),
    keys: async () => [...kept.keys()].map((path) => ({ url: new URL(path, location.origin).href })),
  };
  vi.stubGlobal('caches', {
    has: async () => isThere,
    open: async () => {
      isThere = true;
      return cache;
    },
    delete: async () => {
      kept.clear();
      isThere = false;
    },
  });
  vi.stubGlobal('navigator', { serviceWorker: { register, getRegistration: async () => ({ unregister }) } });
  vi.stubGlobal('fetch', async () => new Response('<html lang="de">'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const untilOf = (path: string) => Number(kept.get(path)?.headers.get('x-kept-until'));

test('a till keeps the page for no network, and nothing that could be looked at later', async () => {
  await keepForms({ until: inHours(1), now: NOW });
  expect(register).toHaveBeenCalledTimes(1);
  expect([untilOf('/ohne-netz'), await listKeptPages()]).toEqual([inHours(1).getTime(), []]);
});

test('who books again while a rental runs does not shorten what is kept for it', async () => {
  await keepPage({ path: '/miete/k', title: 'Fach 7', until: inHours(48), now: NOW });
  await keepForms({ until: inHours(1), now: NOW });
  expect(untilOf('/ohne-netz')).toBe(inHours(48).getTime());
  expect(await listKeptPages()).toEqual([{ path: '/miete/k', title: 'Fach 7' }]);
});

test('with the last rental everything goes, the worker too', async () => {
  await keepForms({ until: inHours(1), now: NOW });
  await keepPage({ path: '/miete/k', title: 'Fach 7', until: inHours(48), now: NOW });
  await forgetPage('/miete/k');
  expect([kept.size, isThere, unregister.mock.calls.length]).toEqual([0, false, 1]);
});

test('a tablet that is everybody’s keeps nothing', async () => {
  document.body.append(Object.assign(document.createElement('div'), { className: '' }));
  document.body.firstElementChild!.setAttribute('data-kiosk', '');
  await keepForms({ until: inHours(1), now: NOW });
  expect([register.mock.calls.length, kept.size]).toEqual([0, 0]);
});
