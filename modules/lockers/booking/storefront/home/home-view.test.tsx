import { LANGUAGES } from '@fachwerk/base/language';
import type { SiteLocation } from '@fachwerk/locations/contract-site';
import { showPage } from '@fachwerk/site/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Found } from '../../rules/find-locations.ts';
import { texts } from '../texts.for-tests.ts';
import { View } from './home-view.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const place = (number: number, name: string, latitude: number, longitude: number): SiteLocation => ({
  id: `01890000-0000-7000-8000-00000000000${number}`,
  name,
  description: '',
  directions: '',
  street: 'Weg 1',
  postcode: '10115',
  city: name,
  position: { latitude, longitude },
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
});
const berlin = place(1, 'Berlin', 52.522, 13.413);
const cologne = place(2, 'Köln', 50.936, 6.948);

const all: Found = { kind: 'all', shown: [berlin, cologne].map(({ id }) => ({ id, km: null })) };
const data = { search: '', placeName: '', locations: [berlin, cologne], found: all, welcome: '', map: null };
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

type Answer = (found: PositionCallback, failed: PositionErrorCallback) => void;
const withPosition = (getCurrentPosition: Answer) =>
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
const failing = (code: number) =>
  withPosition((_, failed) => failed({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }));

test('nobody is asked where they are before they say so; then the nearest comes first', () => {
  const asked = vi.fn<Answer>((found) =>
    found({ coords: { latitude: 50.735, longitude: 7.1 } } as GeolocationPosition),
  );
  withPosition(asked);
  showPage(View, { data, texts: texts.de });
  expect(asked).not.toHaveBeenCalled();
  expect(names()).toEqual(['Berlin', 'Köln']);
  fireEvent.click(screen.getByRole('button', { name: 'In meiner Nähe' }));
  expect(names()).toEqual(['Köln', 'Berlin']);
  expect(screen.getByText('25 km entfernt')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'In der Nähe von Ihrem Standort' })).toBeTruthy();
});

test('whoever refuses is told what else there is, and where that is not known too', () => {
  failing(1);
  showPage(View, { data, texts: texts.de });
  fireEvent.click(screen.getByRole('button', { name: 'In meiner Nähe' }));
  expect(screen.getByText(/Suchen Sie nach Stadt oder Postleitzahl/)).toBeTruthy();
  expect(names()).toEqual(['Berlin', 'Köln']);
  cleanup();
  failing(2);
  showPage(View, { data, texts: texts.de });
  fireEvent.click(screen.getByRole('button', { name: 'In meiner Nähe' }));
  expect(screen.getByText(/lässt sich nicht bestimmen/)).toBeTruthy();
});

test.each(LANGUAGES)(
  'in %s a place without a location leads to the nearest ones, and whose place data that is stands below',
  (language) => {
    const found: Found = { kind: 'near', shown: [{ id: cologne.id, km: 3.24 }] };
    const spoken = { ...texts.de, ...texts[language] };
    const { container } = showPage(View, {
      data: { ...data, search: 'x', placeName: 'Bonn', found },
      texts: spoken,
      language,
    });
    expect(container.textContent).toContain('Bonn');
    expect(container.textContent).toMatch(/3[.,]2/);
    expect(container.textContent).not.toMatch(/\b(home|map)\.[a-z]/);
    const credits = ['GeoNames', 'CC BY 4.0'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
    expect(credits).toEqual(['https://www.geonames.org', 'https://creativecommons.org/licenses/by/4.0/']);
  },
);

test('who closes at midnight closes today at 24:00, as the opening hours say', () => {
  const changesAt = new Date('2026-03-01T23:00:00Z');
  const openingHours = { ...berlin.openingHours, isAlwaysOpen: false };
  const locations = [{ ...berlin, changesAt, openingHours }, cologne];
  showPage(View, { data: { ...data, locations }, texts: texts.de, now: new Date('2026-03-01T10:00:00Z') });
  expect(screen.getByText('Geöffnet bis 24:00')).toBeTruthy();
});
