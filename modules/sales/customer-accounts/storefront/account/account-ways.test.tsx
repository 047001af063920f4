import { showPage } from '@fachwerk/site/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { siteDe } from '../../texts/site.de.ts';
import { AccountWays } from './account-ways.tsx';

afterEach(cleanup);

test('an account at a shop has no rentals', () => {
  showPage(AccountWays, { data: {}, texts: siteDe });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/konto/bestellungen',
    '/konto/adressen',
    '/konto/daten',
  ]);
});
