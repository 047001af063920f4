import { meLike } from '@fachwerk/auth/rules/me.for-tests';
import { locationApi, type StorageLocation } from '@fachwerk/locations/contract';
import { NEW_LOCATION } from '@fachwerk/locations/rules/new-location';
import { pricingApi } from '@fachwerk/pricing/contract';
import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LocationSummary, locationDeskApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { LocationListPage } from './location-list-page.tsx';

beforeEach(() => Object.assign(window, { innerWidth: 1440 }));
afterEach(cleanup);

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const CITY = {
  id: idOf(900),
  code: 'city',
  name: 'City',
  kind: 'franchisor' as const,
  franchisorCompany: null,
  isDemo: false,
};

const none: never[] = [];
const place = (number: number, name: string): StorageLocation => ({
  ...NEW_LOCATION,
  id: idOf(number),
  companyId: CITY.id,
  companyName: 'City',
  name: { de: name, deDu: '', en: '', it: '', ru: '' },
  address: { street: 'Platz 1', postcode: '28195', city: 'Bremen', country: 'DE' },
  openingHours: {
    isAlwaysOpen: true,
    weekly: {
      monday: none,
      tuesday: none,
      wednesday: none,
      thursday: none,
      friday: none,
      saturday: none,
      sunday: none,
    },
    holidaysOf: null,
    onHolidays: none,
    exceptions: none,
  },
  maxDurationMinutes: 1440,
  isActive: true,
  previewImage: null,
  version: 1,
});

const summary = (number: number, given: Partial<LocationSummary>): LocationSummary => ({
  locationId: idOf(number),
  isOnSale: true,
  openLines: 0,
  boxes: { all: 10, free: 4, taken: 5 },
  openAlerts: 0,
  revenueCents: 0,
  ...given,
});

const SUMMARIES = [
  summary(1, { revenueCents: 12_345, openAlerts: 0 }),
  summary(2, { isOnSale: false, openLines: 2, boxes: { all: 0, free: 0, taken: 0 }, openAlerts: 3, revenueCents: 0 }),
  summary(3, { openLines: 1, openAlerts: 1, revenueCents: 99_900 }),
];

function open(capabilities: string[], at = '/admin/locations') {
  const me = meLike({
    id: idOf(1),
    email: 'katrin@city.example',
    contact: { firstName: 'Katrin', lastName: 'Vogel' },
    backendRoles: [],
    company: 'city',
    companyObject: CITY,
    capabilities: ['locations.read', ...capabilities],
  });
  startSession('token-of-the-test', JSON.parse(JSON.stringify(me)));
  fakeWire(
    answering(locationApi.list, {
      locations: [place(1, 'Bremen'), place(2, 'Celle'), place(3, 'Emden')],
      reviewLink: '',
    }),
    answering(locationDeskApi.summaries, { locations: SUMMARIES }),
    answering(pricingApi.priceGroups, { priceGroups: [] }),
    answering(pricingApi.boxSizes, { boxSizes: [] }),
  );
  renderScreen(<LocationListPage />, { path: '/admin/locations/new?', at });
}

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((each) => each.querySelector('td')?.textContent);

test('each row says what is sold, free, taken, open and earned', async () => {
  open(['alerts.read', 'rentals.read']);
  const bremen = await row(/Bremen.*123,45/);
  expect(bremen.getByText(adminDe['location_desk.on_sale'])).toBeTruthy();
  expect(bremen.getByText('4 von 10')).toBeTruthy();
  expect(bremen.getByText('50 %')).toBeTruthy();
  const celle = await row(/Celle/);
  expect(celle.getByText(adminDe['location_desk.not_on_sale'])).toBeTruthy();
  expect(celle.getByText('2 Punkte offen')).toBeTruthy();
  expect(celle.getByRole('link', { name: '3' }).getAttribute('href')).toBe(`/admin/alerts?location=${idOf(2)}`);
});

test('one click sorts by alerts or by revenue, and the address holds it; a filter leaves what is not sold', async () => {
  open(['alerts.read', 'rentals.read']);
  await row(/Bremen.*123,45/);
  fireEvent.click(screen.getByText(adminDe['location_list.order.revenue']));
  await waitFor(() => expect(names()).toEqual(['Emden', 'Bremen', 'Celle']));
  fireEvent.click(screen.getByText(adminDe['location_list.order.alerts']));
  await waitFor(() => expect(names()).toEqual(['Celle', 'Emden', 'Bremen']));
  cleanup();
  open(['rentals.read'], '/admin/locations?sort=revenue&sale=off');
  await row(/Celle/);
  await waitFor(() => expect(names()).toEqual(['Celle']));
});

test('money and alerts are columns only for those who may see them', async () => {
  open([]);
  const bremen = await row(/^Bremen.*4 von 10/);
  expect(bremen.queryByText(/€/)).toBeNull();
  expect(screen.queryByText(adminDe['location_list.alerts'])).toBeNull();
  expect(screen.queryByText(adminDe['location_list.order.revenue'])).toBeNull();
});
