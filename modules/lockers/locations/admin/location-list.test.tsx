import { hoursLike } from '@fachwerk/opening-hours/rules/hours.for-tests';
import { adminDe as hoursDe } from '@fachwerk/opening-hours/texts/admin.de';
import { groupLike } from '@fachwerk/pricing/rules/prices.for-tests';
import { fakeWire, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { locationApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { LocationList } from './location-list.tsx';
import { answeringLocations, HAMBURG, locationLike, signedIn, surroundings } from './locations.for-tests.ts';

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

function open(as: 'manager' | 'reader', at = '/admin/locations', locations = [berlin, dammtor]) {
  signedIn(as);
  const wire = fakeWire(answeringLocations(locations, ''), ...surroundings([group]));
  renderScreen(<LocationList />, { path: '/admin/locations/new?', at });
  return wire;
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

test('asks for the order of the address, and narrows by search, state and price group', async () => {
  const wire = open('manager', `/admin/locations?sort=-city&q=platz+1&state=active&group=${group.id}`);
  await row(/Standort 1/);
  expect(Object.fromEntries(wire.calls(locationApi.list)[0]!.query)).toEqual({ orderBy: 'city', dir: 'desc' });
  expect(screen.queryByText('Standort 2')).toBeNull();
});

test('a franchisee’s reader sees no column of companies and nothing to add', async () => {
  open('reader', '/admin/locations', [dammtor]);
  await row(/Standort 2/);
  expect(screen.queryByText(adminDe['location.field.company'])).toBeNull();
  expect(screen.queryByText(adminDe['locations.new'])).toBeNull();
  expect(screen.getByText('Allgemeine Einstellungen')).toBeTruthy();
});

test('without any place the list says what to do next', async () => {
  open('manager', '/admin/locations', []);
  expect(await screen.findByText(adminDe['locations.empty.title'])).toBeTruthy();
  expect(screen.getByText(adminDe['locations.empty.text'])).toBeTruthy();
});
