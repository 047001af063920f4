import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { locationDeskApi, type OfficeAddress } from '../../contract.ts';
import { AddressesTile } from './tile-addresses.tsx';

const company: OfficeAddress = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'company',
  name: 'Zeitlager City',
  street: 'Am Markt 1',
  postcode: '50667',
  city: 'Köln',
};
const place: OfficeAddress = {
  ...company,
  id: '00000000-0000-4000-8000-000000000002',
  kind: 'location',
  name: 'Köln Dom',
};

test('the addresses of the company and its locations lead there and can be copied', async () => {
  fakeWire(answering(locationDeskApi.addresses, { addresses: [company, place] }));
  renderScreen(<AddressesTile size="tile" />);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Zeitlager City', '/admin/settings/company'],
    ['Köln Dom', `/admin/locations/${place.id}`],
  ]);
  expect(screen.getAllByText('Am Markt 1, 50667 Köln')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Kopieren: Köln Dom' })).toBeTruthy();
});

test('without an address it says what to do', async () => {
  fakeWire(answering(locationDeskApi.addresses, { addresses: [{ ...company, city: '' }] }));
  renderScreen(<AddressesTile size="tile" />);
  expect(await screen.findByText(/^Noch keine Adresse/)).toBeTruthy();
});
