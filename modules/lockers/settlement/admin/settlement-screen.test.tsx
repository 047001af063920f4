import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FranchiseeMonth, type Statement, type StatementState, settlementApi } from '../contract.ts';
import { SettlementScreen } from './settlement-screen.tsx';

beforeEach(() => void Object.assign(window, { innerWidth: 1440 }));
afterEach(cleanup);

const [ID, COMPANY, RENTAL, ORDER, OTHER] = [1, 2, 3, 4, 5].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
  string,
  string,
];
const amounts = {
  baseCents: 100_000,
  shareCents: 12_000,
  minimumCents: 500,
  feeCents: 4900,
  netCents: 17_400,
  vatCents: 3306,
  grossCents: 20_706,
};
const statement = (state: StatementState): Statement => ({
  ...amounts,
  id: ID,
  companyId: COMPANY,
  companyName: 'Hamburg',
  month: '2026-03',
  number: 'FA-2026-0001',
  state,
  terms: { tiers: [{ fromCents: 0, basisPoints: 1250 }], fees: [], minimumCents: 0 },
  issuedAt: new Date('2026-04-02T10:00:00Z'),
  issuedBy: 'A',
  decidedAt: null,
  decidedBy: '',
  objection: '',
});
const lines = [
  {
    paperId: ID,
    paperNumber: 'R-1',
    paperKind: 'invoice' as const,
    issuedAt: new Date('2026-03-03T10:00:00Z'),
    orderId: ORDER,
    orderNumber: 'AAAA-BBBB',
    netCents: 100_000,
    rentals: [{ id: RENTAL, locationName: 'Altona', openings: 2, firstOpenedAt: new Date('2026-03-03T10:05:00Z') }],
  },
];

function open(
  at: string,
  capabilities: string[],
  state: StatementState | null = 'open',
  more: readonly FranchiseeMonth[] = [],
) {
  startSession('token-of-the-test', { id: '00000000-0000-4000-8000-000000000900', capabilities });
  const issued = state && statement(state);
  const wire = fakeWire(
    answering(settlementApi.list, {
      franchisees: [
        { companyId: COMPANY, name: 'Hamburg', statement: issued, preview: issued ? null : amounts },
        ...more,
      ],
    }),
    answering(settlementApi.show, { statement: issued ?? statement('open'), lines }),
    answering(settlementApi.preview, {
      name: 'Hamburg',
      preview: { ...amounts, terms: statement('open').terms, lines },
    }),
    answering(settlementApi.issue, statement('open')),
    answering(settlementApi.agree, statement('agreed')),
    answering(settlementApi.object, statement('objected')),
    answering(settlementApi.terms, { terms: [] }),
    answering(settlementApi.saveTerms, { terms: [] }),
  );
  renderScreen(<SettlementScreen />, { path: '/admin/settlements/:id?', at });
  return { wire, person: userEvent.setup() };
}

const issuer = ['settlements.read', 'settlements.issue'];

test('a franchisor sees a month in columns that add up, and changes terms', async () => {
  const { wire, person } = open('/admin/settlements?month=2026-03', issuer, null);
  const row = within(await screen.findByRole('row', { name: /Hamburg/ }));
  // Share, what is missing to the minimum and fees are the net; with VAT they are the total.
  for (const amount of ['120,00 €', '5,00 €', '49,00 €', '174,00 €', '33,06 €', '207,06 €'])
    expect(row.getByText(amount)).toBeTruthy();
  expect(12_000 + 500 + 4900).toBe(amounts.netCents);
  expect(amounts.netCents + amounts.vatCents).toBe(amounts.grossCents);
  await person.click(row.getByRole('button', { name: /Hamburg/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const [share] = await dialog.findAllByLabelText('Anteil (%)');
  await person.type(share!, '12,5');
  await person.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(wire.calls(settlementApi.saveTerms)[0]?.body).toMatchObject({
      terms: { tiers: [{ fromCents: 0, basisPoints: 1250 }], fees: [], minimumCents: 0 },
    }),
  );
});

test('what is not issued opens as a preview with its papers, and is issued from there', async () => {
  const { wire, person } = open(`/admin/settlements/preview-${COMPANY}?month=2026-03`, issuer, null);
  expect(await screen.findByText(/Vorschau ohne Rechnungsnummer/)).toBeTruthy();
  expect(screen.getByText('R-1')).toBeTruthy();
  expect(wire.calls(settlementApi.issue)).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Abrechnung ausstellen' }));
  const question = within(await screen.findByRole('dialog', { name: 'Abrechnung ausstellen' }));
  expect(question.getByText(/Hamburg \(207,06/)).toBeTruthy();
  await person.click(question.getByRole('button', { name: 'Abrechnung ausstellen' }));
  await waitFor(() =>
    expect(wire.calls(settlementApi.issue)[0]?.body).toEqual({ companyId: COMPANY, month: '2026-03' }),
  );
});

test('all that is not issued is issued at once, after a question with names and sum', async () => {
  const { wire, person } = open('/admin/settlements?month=2026-03', issuer, null, [
    { companyId: OTHER, name: 'Bremen', statement: null, preview: amounts },
  ]);
  await person.click(await screen.findByRole('button', { name: 'Alle ausstellen (2)' }));
  const question = within(await screen.findByRole('dialog', { name: '2 Abrechnungen ausstellen' }));
  expect(question.getByText(/zusammen 414,12/)).toBeTruthy();
  await person.click(question.getByRole('button', { name: '2 Abrechnungen ausstellen' }));
  await waitFor(() =>
    expect(wire.calls(settlementApi.issue).map(({ body }) => body)).toEqual([
      { companyId: COMPANY, month: '2026-03' },
      { companyId: OTHER, month: '2026-03' },
    ]),
  );
});

test('a franchisee reads each paper with its rental, and objects with a reason', async () => {
  const { wire, person } = open(`/admin/settlements/${ID}`, ['settlements.read', 'settlements.decide']);
  const rental = await screen.findByRole('link', { name: /Altona: 2 Öffnungen/ });
  expect(rental.getAttribute('href')).toBe(`/admin/access-rights/${RENTAL}?tab=all`);
  expect(screen.queryByRole('button', { name: 'Zurückziehen' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Widersprechen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText(/Grund/), 'Die Rückgabe fehlt.');
  await person.click(dialog.getByRole('button', { name: 'Widersprechen' }));
  await waitFor(() =>
    expect(wire.calls(settlementApi.object)[0]?.body).toMatchObject({ reason: 'Die Rückgabe fehlt.' }),
  );
});

test('what is agreed can neither be agreed to again nor withdrawn', async () => {
  open(`/admin/settlements/${ID}`, ['settlements.read', 'settlements.decide', 'settlements.issue'], 'agreed');
  expect(await screen.findByText('Zugestimmt')).toBeTruthy();
  for (const name of ['Zustimmen', 'Widersprechen', 'Zurückziehen'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
