import { meLike } from '@fachwerk/auth/rules/me.for-tests';
import { pricingApi } from '@fachwerk/pricing/contract';
import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LocationFigures, type LocationRow, locationDeskApi } from '../../contract.ts';
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
const row = (number: number, city: string, figures: Partial<LocationFigures>): LocationRow => ({
  id: idOf(number),
  companyId: CITY.id,
  companyName: 'City',
  name: { de: city, deDu: '', en: '', it: '', ru: '' },
  address: { street: 'Platz 1', postcode: '28195', city, country: 'DE' },
  timeZone: 'Europe/Berlin',
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
  priceGroupId: null,
  isActive: true,
  figures: {
    isOnSale: true,
    openLines: 0,
    boxes: { all: 10, free: 4, taken: 5 },
    openAlerts: 0,
    revenueCents: 0,
    ...figures,
  },
});

const BREMEN = row(1, 'Bremen', { revenueCents: 12_345 });
const CELLE = row(2, 'Celle', { isOnSale: false, openLines: 2, boxes: { all: 0, free: 0, taken: 0 }, openAlerts: 3 });
const EMDEN = row(3, 'Emden', { openLines: 1, openAlerts: 1, revenueCents: 99_900 });

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
  const wire = fakeWire(
    answering(locationDeskApi.list, ({ body }) => {
      const { offset } = body as { offset?: number };
      return { locations: offset ? [EMDEN] : [BREMEN, CELLE], total: 3, isMore: !offset, reviewLink: '' };
    }),
    answering(pricingApi.priceGroups, { priceGroups: [] }),
    answering(pricingApi.boxSizes, { boxSizes: [] }),
  );
  renderScreen(<LocationListPage />, { path: '/admin/locations/new?', at });
  return wire;
}

const shown = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('each row says what is sold, free, taken, open and earned', async () => {
  open(['alerts.read', 'rentals.read']);
  const bremen = await shown(/Bremen.*123,45/);
  expect(bremen.getByText(adminDe['location_desk.on_sale'])).toBeTruthy();
  expect(bremen.getByText('4 von 10')).toBeTruthy();
  expect(bremen.getByText('50 %')).toBeTruthy();
  const celle = await shown(/Celle/);
  expect(celle.getByText(adminDe['location_desk.not_on_sale'])).toBeTruthy();
  expect(celle.getByText('2 Punkte offen')).toBeTruthy();
  expect(celle.getByRole('link', { name: '3' }).getAttribute('href')).toBe(`/admin/alerts?location=${idOf(2)}`);
});

test('the server is asked for order, filters and the next page, and the address holds them', async () => {
  const wire = open(
    ['alerts.read', 'rentals.read'],
    `/admin/locations?sort=-city&q=platz+1&state=inactive&group=${idOf(7)}&sale=off`,
  );
  await shown(/Bremen/);
  const asked = () => wire.calls(locationDeskApi.list).at(-1)!.body;
  const filter = { search: 'platz 1', isActive: false, priceGroupId: idOf(7), sale: 'off' };
  expect(asked()).toEqual({ filter, sort: 'city', dir: 'desc', limit: 50 });
  fireEvent.click(screen.getByText(adminDe['location_list.order.revenue']));
  await waitFor(() => expect(asked()).toEqual({ filter, sort: 'revenue', dir: 'desc', limit: 50 }));
  fireEvent.click(await screen.findByRole('button', { name: 'Mehr laden' }));
  await shown(/Emden/);
  expect(asked()).toMatchObject({ offset: 2 });
});

test('money and alerts are columns only for those who may see them', async () => {
  open([]);
  const bremen = await shown(/^Bremen.*4 von 10/);
  expect(bremen.queryByText(/€/)).toBeNull();
  expect(screen.queryByText(adminDe['location_list.alerts'])).toBeNull();
  expect(screen.queryByText(adminDe['location_list.order.revenue'])).toBeNull();
});
