import { showPage } from '@fachwerk/site/testing';
import type { SiteHead } from '@fachwerk/sites/contract';
import { navigationRoom } from '@fachwerk/sites/rules/navigation-room';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { frontDe } from '../texts/front.de.ts';
import type { FrameExtra } from './frame-extra.ts';
import { FrameView } from './frame-view.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const head = {
  name: 'Zeitlager',
  kind: 'franchisor',
  template: 'white-clean',
  accent: '#b4532a',
  fonts: 'clear',
  logo: null,
  languages: ['de', 'deDu', 'en', 'it', 'ru'],
  defaultLanguage: 'de',
  map: null,
  isDemo: false,
  isSelling: true,
  contact: { email: 'hallo@zeitlager.example', phone: '+49 30 1', whatsapp: '+49 170 1' },
} as unknown as SiteHead;
const own = {
  id: 'r1',
  key: 'key-of-mine',
  phase: 'running',
  boxNumber: '12',
  locationName: 'Berlin Hauptbahnhof',
  startsAt: new Date('2026-03-01T09:00:00Z'),
  endsAt: new Date('2026-03-01T11:00:00Z'),
  timeZone: 'Europe/Berlin',
} as FrameExtra['rentals'][number];

function show(path: string, extra: Partial<FrameExtra> = {}, more: Partial<SiteHead> = {}) {
  const room = navigationRoom(extra.navigation ?? []);
  const whole = { inCart: 0, rentals: [], isKiosk: false, navigation: [], room, ...extra };
  const Page = () => (
    <FrameView head={{ ...head, ...more }} extra={whole}>
      <p>Die Seite</p>
    </FrameView>
  );
  return showPage(Page, { data: null, texts: frontDe, path });
}

test.each(['/', '/standort/1', '/impressum', '/miete/somebody-elses'])(
  'whoever has paid finds the way back on %s',
  (path) => {
    show(path, { rentals: [own] });
    const link = screen.getByRole('link', { name: /Ihre laufende Miete.*Fach 12.*Berlin Hauptbahnhof/ });
    expect(link.getAttribute('href')).toBe('/miete/key-of-mine');
  },
);

test('on the page of the rental itself there is nowhere to lead to', () => {
  show('/miete/key-of-mine', { rentals: [own] });
  expect(screen.queryByText(frontDe['front.running_rental'])).toBeNull();
});

const pages = ['Start', 'Preise', 'So funktioniert es', 'Über uns und unsere Geschichte', 'Jobs', 'Presse', 'Kontakt'];
const navigation = pages.map((title, at) => ({ id: `p${at}`, parentId: null, title, slug: at === 0 ? '' : `s${at}` }));

test('every page stands in the row or under "Mehr", and in the menu of a phone; the open one is marked', () => {
  show('/s1', { navigation });
  const [row, sheet] = screen.getAllByRole('navigation', { name: frontDe['front.pages'] });
  expect([...sheet!.querySelectorAll('a')].map((link) => link.textContent)).toEqual(pages);
  expect(sheet!.querySelector('[aria-current="page"]')?.textContent).toBe('Preise');
  const more = row!.querySelector('details')!;
  expect([...more.querySelectorAll('a')].map((link) => link.textContent)).toEqual(pages);
  expect(row!.querySelectorAll('ul > li[data-from]')).toHaveLength(2 * pages.length);
  more.open = true;
  fireEvent.keyDown(more, { key: 'Escape' });
  expect(more.open).toBe(false);
  more.open = true;
  fireEvent.pointerDown(document.body);
  expect(more.open).toBe(false);
});

test('the pages of a part stand in a second row on its pages', () => {
  const below = { id: 'p9', parentId: 'p1', title: 'Gruppen', slug: 's1/gruppen' };
  show('/s1/gruppen', { navigation: [...navigation, below] });
  const inside = screen.getByRole('navigation', { name: frontDe['front.pages.here'] });
  expect(inside.querySelector('[aria-current="page"]')?.textContent).toBe('Gruppen');
});

test('the header lies over a photograph only where nothing stands between', () => {
  const styleOf = () => screen.getByRole('banner').dataset.header;
  show('/', { navigation }, { header: 'over' });
  expect(styleOf()).toBe('over');
  cleanup();
  show('/', { navigation, rentals: [own] }, { header: 'over' });
  expect(styleOf()).toBe('line');
  cleanup();
  show('/', { navigation });
  expect(styleOf()).toBe('line');
});

test('a hidden footer keeps what the law wants within reach', () => {
  show('/', {}, { isFooterHidden: true });
  const footer = screen.getByRole('contentinfo');
  const links = [...footer.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/impressum', '/shop/datenschutz', '/shop/agbs', '/widerrufen']));
  expect(footer.textContent).not.toContain('hallo@zeitlager.example');
});

/** A tablet at this address: what it sends, and where it is led. */
function tablet(pathname: string) {
  vi.useFakeTimers();
  const sent: string[] = [];
  const ledTo: string[] = [];
  const net = { isThere: true };
  vi.stubGlobal('location', { pathname, search: '', replace: (to: string) => void ledTo.push(to) });
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (!net.isThere) throw new TypeError('no network');
    sent.push(`${method} ${path} ${body}`);
    return new Response();
  });
  show(pathname, { isKiosk: true, rentals: [own], inCart: 1 });
  return { sent, ledTo, net };
}
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test('a tablet speaks four languages, begins anew, and leads nowhere else', () => {
  tablet('/warenkorb');
  const languages = screen.getByRole('navigation').querySelectorAll('a');
  expect([...languages].map(({ lang }) => lang)).toEqual(['de-DE', 'en-GB', 'it-IT', 'ru-RU']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: frontDe['front.kiosk.done'] }).value).toBe('kiosk-done');
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.filter((link) => !/^\/(?!\/)/.test(link.getAttribute('href')!) || link.target)).toEqual([]);
  expect(screen.queryByText(frontDe['front.running_rental'])).toBeNull();
});

test('after a minute of rest nothing of the last person is left, and not while somebody is there', async () => {
  const { sent, ledTo } = tablet('/warenkorb');
  await wait(59);
  fireEvent.pointerDown(window);
  await wait(59);
  expect(sent).toEqual([]);
  await wait(1);
  expect([sent, ledTo]).toEqual([['POST /warenkorb act=kiosk-done'], ['/terminal']]);
});

test('without a network it stays, and begins anew when there is one', async () => {
  const { sent, ledTo, net } = tablet('/kasse');
  net.isThere = false;
  await wait(61);
  expect([sent, ledTo]).toEqual([[], []]);
  net.isThere = true;
  await wait(60);
  expect(ledTo).toEqual(['/terminal']);
});

test('a page that the back button brings up again is given up at once', async () => {
  const { ledTo } = tablet('/kasse');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  await wait(0);
  expect(ledTo).toEqual([]);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await wait(0);
  expect(ledTo).toEqual(['/terminal']);
});
