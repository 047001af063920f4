import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Statement, type StatementState, settlementApi } from '../contract.ts';
import { SettlementScreen } from './settlement-screen.tsx';

beforeEach(() => void Object.assign(window, { innerWidth: 1440 }));
afterEach(cleanup);

const [ID, COMPANY, RENTAL, ORDER] = [1, 2, 3, 4].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
  string,
];
const amounts = {
  ...{ baseCents: 100_000, shareCents: 12_000, minimumCents: 500, feeCents: 4900 },
  ...{ netCents: 17_400, vatCents: 3306, grossCents: 20_706 },
};
const statement = (state: StatementState): Statement => ({
  ...amounts,
  ...{ id: ID, companyId: COMPANY, companyName: 'Hamburg', month: '2026-03', number: 'FA-2026-0001', state },
  terms: { tiers: [{ fromCents: 0, basisPoints: 1250 }], fees: [], minimumCents: 0 },
  ...{ issuedAt: new Date('2026-04-02T10:00:00Z'), issuedBy: 'A', decidedAt: null, decidedBy: '', objection: '' },
});
const lines = [
  {
    ...{ paperId: ID, paperNumber: 'R-1', paperKind: 'invoice' as const, issuedAt: new Date('2026-03-03T10:00:00Z') },
    ...{ orderId: ORDER, orderNumber: 'AAAA-BBBB', netCents: 100_000 },
    rentals: [{ id: RENTAL, locationName: 'Altona', openings: 2, firstOpenedAt: new Date('2026-03-03T10:05:00Z') }],
  },
];

function open(at: string, capabilities: string[], state: StatementState | null = 'open') {
  startSession('token-of-the-test', { id: '00000000-0000-4000-8000-000000000900', capabilities });
  const issued = state && statement(state);
  const wire = fakeWire(
    answering(settlementApi.list, {
      franchisees: [{ companyId: COMPANY, name: 'Hamburg', statement: issued, preview: issued ? null : amounts }],
    }),
    answering(settlementApi.show, { statement: issued ?? statement('open'), lines }),
    answering(settlementApi.issue, statement('open')),
    answering(settlementApi.agree, statement('agreed')),
    answering(settlementApi.object, statement('objected')),
    answering(settlementApi.terms, { terms: [] }),
    answering(settlementApi.saveTerms, { terms: [] }),
  );
  renderScreen(<SettlementScreen />, { path: '/admin/settlements/:id?', at });
  return { wire, person: userEvent.setup() };
}

test('a franchisor sees what a month would cost, changes terms and issues it', async () => {
  const { wire, person } = open('/admin/settlements?month=2026-03', ['settlements.read', 'settlements.issue'], null);
  const row = within(await screen.findByRole('row', { name: /Hamburg/ }));
  // As the statement has it: the share, what is missing to the minimum, the fees.
  for (const amount of ['120,00 €', '5,00 €', '49,00 €', '207,06 €']) expect(row.getByText(amount)).toBeTruthy();
  await person.click(row.getByRole('button', { name: 'Konditionen' }));
  const dialog = within(await screen.findByRole('dialog'));
  const [share] = await dialog.findAllByLabelText('Anteil (%)');
  await person.type(share!, '12,5');
  await person.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(wire.calls(settlementApi.saveTerms)[0]?.body).toMatchObject({
      terms: { tiers: [{ fromCents: 0, basisPoints: 1250 }], fees: [], minimumCents: 0 },
    }),
  );
  await person.click(await row.findByRole('button', { name: 'Abrechnung ausstellen' }));
  const question = within(await screen.findByRole('dialog', { name: 'Abrechnung ausstellen' }));
  await person.click(question.getByRole('button', { name: 'Abrechnung ausstellen' }));
  await waitFor(() =>
    expect(wire.calls(settlementApi.issue)[0]?.body).toEqual({ companyId: COMPANY, month: '2026-03' }),
  );
});

test('a franchisee reads each paper with its rental, and objects with a reason', async () => {
  const { wire, person } = open(`/admin/settlements/${ID}`, ['settlements.read', 'settlements.decide']);
  const rental = await screen.findByRole('link', { name: /Altona: 2 Öffnungen/ });
  expect(rental.getAttribute('href')).toBe(`/admin/access-rights/${RENTAL}?tab=all`);
  expect(screen.queryByRole('button', { name: 'Zurückziehen' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Widersprechen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText(/Was stimmt nicht/), 'Die Rückgabe fehlt.');
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
