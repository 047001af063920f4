import { meLike } from '@fachwerk/auth/rules/me.for-tests';
import { pickupApi } from '@fachwerk/pickup/contract';
import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useMenu } from './allowed.ts';

afterEach(cleanup);

function Paths() {
  return (
    <ul>
      {useMenu().flatMap(({ title, items }) => items.map(({ path }) => <li key={`${title} ${path}`}>{path}</li>))}
    </ul>
  );
}

const company = { id: '00000000-0000-4000-8000-000000000900', code: 'bella', name: 'Bella', isDemo: false };

function signIn(kind: 'merchant' | 'franchisee', locations: number) {
  const capabilities = ['rentals.read', 'locks.read', 'vouchers.read', ...(kind === 'merchant' ? ['pickup.read'] : [])];
  const user = meLike({
    email: 'carla@bella.example',
    contact: { firstName: 'Carla', lastName: 'Rossi' },
    company: 'bella',
    companyObject: { ...company, kind, franchisorCompany: kind === 'merchant' ? null : 'city' },
    capabilities,
  });
  startSession('token', user);
  fakeWire(answering(pickupApi.places, { locations }));
}

const cases = [
  ['merchant', 1, true],
  ['merchant', 0, false],
  ['franchisee', 0, true],
] as const;
test.each(cases)(
  'a %s with %i places of its own for orders sees rights of access: %s',
  async (kind, places, isSeen) => {
    signIn(kind, places);
    renderScreen(<Paths />);
    await waitFor(() => screen.getByText('/admin/coupons'));
    expect(screen.queryAllByText('/admin/access-rights').length > 0).toBe(isSeen);
  },
);
