import { hoursLike } from '@fachwerk/opening-hours/rules/hours.for-tests';
import { adminDe as hoursDe } from '@fachwerk/opening-hours/texts/admin.de';
import { groupLike } from '@fachwerk/pricing/rules/prices.for-tests';
import { useListState } from '@fachwerk/react/list-state';
import { fakeWire, renderScreen } from '@fachwerk/react/testing';
import type { List as Rows } from '@fachwerk/react/use-list';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ListedLocation } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { LocationList } from './location-list.tsx';
import { HAMBURG, locationLike, signedIn, surroundings } from './locations.for-tests.ts';

beforeEach(() => Object.assign(window, { innerWidth: 1440 }));
afterEach(cleanup);

const group = groupLike();
const berlin = locationLike({ number: 1, priceGroupId: group.id });
const dammtor = locationLike({
  number: 2,
  companyId: HAMBURG.id,
  companyName: HAMBURG.name,
  address: { street: 'Platz 2', postcode: '20354', city: 'Hamburg', country: 'DE' },
  openingHours: hoursLike(),
  isActive: false,
});

/** Where rows come from is the matter of the module above. */
function List({ locations }: { locations: readonly ListedLocation[] }) {
  const list: Rows<ListedLocation, { reviewLink: string }> = {
    state: useListState({}),
    rows: locations,
    total: locations.length,
    first: { reviewLink: '' },
    last: undefined,
    isError: false,
    error: null,
    isFetching: false,
    refetch: () => {},
    hasMore: false,
    isLoadingMore: false,
    more: () => {},
    every: async () => locations,
  };
  return <LocationList list={list} columns={[]} filters={[]} />;
}

function open(as: 'manager' | 'reader', locations = [berlin, dammtor]) {
  signedIn(as);
  fakeWire(...surroundings([group]));
  renderScreen(<List locations={locations} />, { path: '/admin/locations/new?', at: '/admin/locations' });
}

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('says of every place where it is, whose, whether it is open now and seen', async () => {
  open('manager');
  expect((await row(/Standort 1/)).getByText(hoursDe['hours.now.always'])).toBeTruthy();
  expect((await row(/Standort 1/)).getByText(adminDe['locations.state.active'])).toBeTruthy();
  const other = await row(/Standort 2/);
  expect(other.getByText(HAMBURG.name)).toBeTruthy();
  expect(other.getByText(hoursDe['hours.now.never'])).toBeTruthy();
  expect(other.getByText(adminDe['locations.state.inactive'])).toBeTruthy();
});

test('a franchisee’s reader sees no column of companies and nothing to add', async () => {
  open('reader', [dammtor]);
  await row(/Standort 2/);
  expect(screen.queryByText(adminDe['location.field.company'])).toBeNull();
  expect(screen.queryByText(adminDe['locations.new'])).toBeNull();
  expect(screen.getByText('Allgemeine Einstellungen')).toBeTruthy();
});

test('without any place the list says what to do next', async () => {
  open('manager', []);
  expect(await screen.findByText(adminDe['locations.empty.title'])).toBeTruthy();
  expect(screen.getByText(adminDe['locations.empty.text'])).toBeTruthy();
});
