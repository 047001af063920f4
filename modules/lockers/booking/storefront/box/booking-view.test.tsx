import { LANGUAGES, type Language, type Texts } from '@fachwerk/base/language';
import type { SiteLocation } from '@fachwerk/locations/contract-site';
import type { Offer } from '@fachwerk/rentals/contract-site';
import { showPage } from '@fachwerk/site/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { checkoutTexts, texts } from '../texts.for-tests.ts';
import type { PeriodData } from './booking-data.ts';
import { View as BookingView } from './booking-view.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const NOW = new Date('2026-03-01T10:00:00Z');
const ID = '01890000-0000-7000-8000-000000000001';

const location: SiteLocation = {
  id: ID,
  name: 'Hauptplatz',
  description: '',
  directions: '',
  street: 'Weg 1',
  postcode: '10115',
  city: 'Berlin',
  position: null,
  timeZone: 'Europe/Berlin',
  openingHours: {
    isAlwaysOpen: true,
    weekly: { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
    holidaysOf: null,
    onHolidays: [],
    exceptions: [],
  },
  isOpen: true,
  changesAt: null,
  image: null,
  isShortTerm: true,
  isLongTerm: true,
  maxDurationMinutes: 20_160,
  isOnSale: true,
  freeBoxes: 3,
  freeOfSize: {},
  fromCents: 200,
  contractParty: 'City',
  isSmallBusiness: false,
  otherParty: null,
};

const sizeOf = (code: string, priceCents: number, problem: string | null = null): Offer['sizes'][number] => ({
  size: { code, name: `Größe ${code}`, widthCm: 30, heightCm: 40, depthCm: 50 },
  free: problem ? 0 : 2,
  priceCents,
  parts: [{ unit: 'hour', count: 2, cents: priceCents }],
  overrunCentsPerHour: 200,
  problem,
});

const sizes = {
  step: 'size' as const,
  location,
  box: null,
  period: { durationMinutes: 120 },
  offer: {
    locationId: ID,
    startsAt: NOW,
    endsAt: new Date('2026-03-01T12:00:00Z'),
    isNow: true,
    isEndMoved: false,
    problem: null,
    sizes: [sizeOf('S', 400), sizeOf('M', 600), sizeOf('L', 800, 'rental.size_unavailable')],
  },
  backTo: '/standort/x?zeit=aendern',
};
const spoken = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    { ...checkoutTexts.de, ...texts.de, ...checkoutTexts[language], ...texts[language] },
  ]),
) as Readonly<Record<Language, Texts>>;
const RENTALS = { 'rental.size_unavailable': 'Diese Fachgröße ist nicht verfügbar.' };

test('the price in sight is that of the size that is chosen', () => {
  const { container } = showPage(BookingView, { data: sizes, texts: { ...spoken.de, ...RENTALS } });
  const sum = () => container.querySelector('[class*="sum"]')?.textContent;
  expect(sum()).toMatch(/^4,00\s€$/);
  fireEvent.click(screen.getByRole('radio', { name: /Größe M/ }));
  expect(sum()).toMatch(/^6,00\s€$/);
});

test('after a refusal, and on the way back, it is that of the size the form would send', () => {
  const texts = { ...spoken.de, ...RENTALS };
  const { container } = showPage(BookingView, { data: sizes, texts, form: { groesse: ['M'] } });
  const sum = () => container.querySelector('[class*="sum"]')?.textContent;
  expect(sum()).toMatch(/^6,00\s€$/);
  // A browser that comes back puts in what was chosen, and no event tells of it.
  (screen.getByRole('radio', { name: /Größe S/ }) as HTMLInputElement).checked = true;
  fireEvent(window, new Event('pageshow'));
  expect(sum()).toMatch(/^4,00\s€$/);
});

test('a size that is gone cannot be chosen, and says why', () => {
  showPage(BookingView, { data: sizes, texts: { ...spoken.de, ...RENTALS } });
  const gone = screen.getByRole('radio', { name: /Größe L/ }) as HTMLInputElement;
  expect(gone.disabled).toBe(true);
  expect(screen.getByText('Diese Fachgröße ist nicht verfügbar.')).toBeTruthy();
});

const CLOSING = 'rental.ends_after_closing';
const lengths = [60, 120, 240, 1440];
const period = {
  step: 'period' as const,
  location,
  box: null,
  chosen: { wann: 'jetzt', beginn: '2026-03-01T11:00', dauer: '120', anzahl: '1', einheit: 'hours' },
  choices: lengths,
  prices: {
    durations: lengths.map((durationMinutes) => ({
      durationMinutes,
      problem: durationMinutes === 240 ? CLOSING : null,
    })),
    sizes: [
      { size: sizeOf('S', 0).size, free: 2, cents: [200, 400, 800, 1000] },
      { size: sizeOf('M', 0).size, free: 0, cents: [300, 600, 900, 1500] },
    ],
  },
  hours: { week: [], later: [] },
  refusal: null,
};
const showPeriod = (given: Partial<PeriodData> = {}) =>
  showPage(BookingView, { data: { ...period, ...given }, texts: { ...spoken.de, [CLOSING]: 'Das endet zu spät.' } });
const sumOf = (container: HTMLElement) => container.querySelector('[class*="sum"]')?.textContent;

test('each length has its price, and the bar that of the chosen one', () => {
  const { container } = showPeriod();
  expect(screen.getByRole('radio', { name: /^1 Stunde ab 2,00\s€$/ })).toBeTruthy();
  expect(sumOf(container)).toMatch(/^ab 4,00\s€$/);
  fireEvent.click(screen.getByRole('radio', { name: /^1 Tag/ }));
  expect(sumOf(container)).toMatch(/^ab 10,00\s€$/);
});

test('on the way back the bar has the price of the length that the form would send', () => {
  const { container } = showPeriod();
  screen.getByRole<HTMLInputElement>('radio', { name: /^1 Tag/ }).checked = true;
  fireEvent(window, new Event('pageshow'));
  expect(sumOf(container)).toMatch(/^ab 10,00\s€$/);
});

test('a length that ends after closing cannot be chosen, and says why', () => {
  showPeriod();
  const late = screen.getByRole('radio', { name: '4 Stunden nach Ladenschluss' }) as HTMLInputElement;
  expect(late.disabled).toBe(true);
  cleanup();
  // Whoever had chosen it before keeps it; the button says why it does not go on.
  const { container } = showPeriod({ chosen: { ...period.chosen, dauer: '240' } });
  expect((screen.getByRole('radio', { name: /^4 Stunden/ }) as HTMLInputElement).disabled).toBe(false);
  expect(screen.getByRole('button', { name: 'Weiter zur Größe' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Das endet zu spät.')).toBeTruthy();
  expect(sumOf(container)).toBeUndefined();
});

test('another start is asked about at once, by the clock of the location', async () => {
  const late = period.prices.durations.map((each) => ({ ...each, problem: CLOSING }));
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ ...period.prices, durations: late });
  });
  const { container } = showPeriod();
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: /^Später/ }));
  const start = container.querySelector<HTMLInputElement>('input[name="beginn"]')!;
  fireEvent.change(start, { target: { value: '2026-03-02T19:30' } });
  // Without waiting: the next look would come much later.
  expect(asked.at(-1)).toContain(`start=${encodeURIComponent('2026-03-02T19:30')}`);
  expect(await screen.findByRole('radio', { name: '1 Stunde nach Ladenschluss' })).toBeTruthy();
});

test('of the box with the sticker it is the price of its size', () => {
  const box = { qrCode: 'q', lockId: ID, number: '7', sizeCode: 'M', isFree: true };
  const { container } = showPage(BookingView, { data: { ...period, box }, texts: spoken.de });
  expect(sumOf(container)).toMatch(/^6,00\s€$/);
});

test('the page of a location shows it, when it is open, the way, each size beside a suitcase, and what an hour, four, a day and a week cost', () => {
  const lengths = [60, 240, 1440, 10_080];
  const place = {
    ...location,
    openingHours: { ...location.openingHours, isAlwaysOpen: false },
    description: 'In der Halle',
    directions: 'Neben dem Kiosk',
    position: { latitude: 52.5, longitude: 13.4 },
    image: { small: '/api/files/small', large: '/api/files/large' },
  };
  const today = { firstOn: '2026-03-01', lastOn: '2026-03-01', intervals: [{ from: '08:00', to: '20:00' }], note: '' };
  const prices = {
    durations: lengths.map((durationMinutes) => ({ durationMinutes, problem: null })),
    sizes: [{ size: sizeOf('S', 0).size, free: 2, cents: [200, 800, 1000, 5000] }],
  };
  const { container } = showPeriod({ location: place, prices, hours: { week: [today], later: [] } });
  expect(container.querySelector('img')!.getAttribute('src')).toBe('/api/files/large');
  expect(container.querySelector('[data-is-today]')!.textContent).toBe('Heute08:00–20:00');
  for (const words of ['In der Halle', 'Neben dem Kiosk']) expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Route anzeigen/ }).getAttribute('href')).toContain('52.5');
  const size = screen.getByRole('heading', { name: 'S · Größe S' }).closest('li')!;
  expect(size.querySelector('svg [class*="suitcase"]')).toBeTruthy();
  const listed = [...size.querySelectorAll('dl > div')].map(({ textContent }) => textContent!.replace('\u00a0', ' '));
  expect(listed).toEqual(['1 Stunde2,00 €', '4 Stunden8,00 €', '1 Tag10,00 €', '1 Woche50,00 €']);
});

test.each(LANGUAGES)('in %s every word is there', (language) => {
  const texts = { ...spoken[language], ...RENTALS, [CLOSING]: '' };
  const { container } = showPage(BookingView, { data: sizes, texts, language });
  const day = (on: string) => ({ firstOn: on, lastOn: on, intervals: [], note: 'Fest' });
  const place = { ...location, openingHours: { ...location.openingHours, isAlwaysOpen: false } };
  const hours = { week: [day('2026-03-01')], later: [{ ...day('2026-04-01'), lastOn: '2026-04-02' }] };
  const shown = showPage(BookingView, {
    data: { ...period, location: { ...place, directions: 'Weg' }, hours },
    texts,
    language,
  });
  for (const each of [container, shown.container]) {
    expect(each.textContent).not.toMatch(/\b(booking|cart|checkout|result|home|place)\.[a-z]/);
  }
});
