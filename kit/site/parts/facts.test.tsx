import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showPage } from '../testing/testing.tsx';
import { Facts } from './facts.tsx';

afterEach(cleanup);

test('a name without a value is not shown', () => {
  const facts = [null, undefined, false, '', 0, 'bar'].map((value, at) => ({ label: `Angabe ${at}`, value }));
  showPage(() => <Facts facts={facts} />, { data: {} });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Angabe 4', 'Angabe 5']);
});
