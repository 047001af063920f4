import type { SiteRental } from '@fachwerk/active-rentals/contract';
import type { PageProblem } from '@fachwerk/site/page';
import { showPage } from '@fachwerk/site/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Cancellation } from '../contract-cancellation.ts';
import { siteDe } from '../texts/site.de.ts';
import { View } from './cancel-view.tsx';

afterEach(cleanup);

const rental = {
  locationId: 'berlin',
  locationName: 'Berlin Hauptbahnhof',
  boxNumber: '12',
  startsAt: new Date('2026-03-02T09:00:00Z'),
  endsAt: new Date('2026-03-02T11:00:00Z'),
  timeZone: 'Europe/Berlin',
  paidCents: 600,
  refundedCents: 0,
} as SiteRental;
const show = (cancellation: Cancellation, problem: PageProblem | null = null) =>
  showPage(View, {
    problem,
    texts: { ...siteDe, 'rental.over': 'Vorbei' },
    data: { key: 'the-key-of-this-rental', rental, cancellation },
  });
const confirm = () => screen.queryByRole('button', { name: 'Buchung stornieren' });

test('the amount stands above the button, and goes with it', () => {
  const { container } = show({ whyNot: null, isCancelled: false, refundCents: 600 });
  expect(screen.getByText('Erstattung').nextSibling?.textContent).toMatch(/^6,00.€$/);
  expect(container.querySelector<HTMLInputElement>('input[name="erstattung"]')?.value).toBe('600');
  expect(confirm()).not.toBeNull();
});

test('afterwards it says what has gone back, and offers nothing twice', () => {
  show({ whyNot: 'rental.over', isCancelled: true, refundCents: 600 });
  expect(screen.getByText(siteDe['cancellation.done'])).toBeTruthy();
  expect(screen.getByText(/^Wir erstatten 6,00.€/)).toBeTruthy();
  expect(confirm()).toBeNull();
});

test('what has begun cannot be called off, and says what can be done', () => {
  show({ whyNot: 'rental.begun', isCancelled: false, refundCents: 0 });
  expect(screen.getByText(siteDe['rental.begun'])).toBeTruthy();
  expect([confirm(), screen.queryByText('Erstattung')]).toEqual([null, null]);
});

test('who confirms on a page that was drawn before it began reads why, once, and finds the way to the rental', () => {
  const error = siteDe['rental.begun'];
  const problem = { code: 'rental.begun', error, params: {}, fields: {} };
  show({ whyNot: 'rental.begun', isCancelled: false, refundCents: 0 }, problem);
  expect(screen.getAllByText(error)).toHaveLength(1);
  expect(document.activeElement?.textContent).toContain(error);
  expect(screen.getByRole('link', { name: 'Zu meiner Miete' }).getAttribute('href')).toBe(
    '/miete/the-key-of-this-rental',
  );
});
