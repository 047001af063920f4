import { LANGUAGES, type Language, type Texts } from '@fachwerk/base/language';
import { texts as checkoutTexts } from '@fachwerk/checkout/texts/all';
import type { Offer, SiteLocation } from '@fachwerk/rentals/contract-site';
import { showPage } from '@fachwerk/site/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { texts } from '../../texts/all.ts';
import { View as BookingView } from './booking-view.tsx';

afterEach(cleanup);

const NOW = new Date('2026-03-01T10:00:00Z');
const ID = '01890000-0000-7000-8000-000000000001';

const location: SiteLocation = {
  id: ID,
  name: 'Hauptplatz',
  description: '',
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
/** The length of a rental is worded by `checkout`. */
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

test.each(LANGUAGES)('in %s every word is there', (language) => {
  const { container } = showPage(BookingView, { data: sizes, texts: { ...spoken[language], ...RENTALS }, language });
  expect(container.textContent).not.toMatch(/\b(booking|cart|checkout|result|home)\.[a-z]/);
});
