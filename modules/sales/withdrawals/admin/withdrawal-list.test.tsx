import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CannedKind, type Withdrawal, withdrawalApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { WithdrawalList } from './withdrawal-list.tsx';

beforeEach(() => {
  Object.assign(window, { innerWidth: 1920 });
  startSession('token-of-the-test', { id: 'me', capabilities: ['withdrawals.manage'] });
});
afterEach(cleanup);

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const withdrawalLike = (number: number, more: Partial<Withdrawal> = {}): Withdrawal => ({
  id: idOf(number),
  companyId: idOf(900),
  companyName: 'Zeitlager City',
  receivedAt: new Date('2026-03-01T10:00:00Z'),
  name: `Ada ${number}`,
  email: `ada${number}@kunde.example`,
  orderNumber: `AAAA-000${number}`,
  subject: '',
  language: 'en',
  orderId: idOf(500 + number),
  isSameEmail: true,
  state: 'new',
  answeredAt: null,
  version: 3,
  ...more,
});
const canned = CannedKind.options.map((kind) => ({ kind, text: `Words for ${kind}` }));
const story = (withdrawal: Withdrawal, answers: { id: string; at: Date; personName: string; text: string }[] = []) =>
  answering(withdrawalApi.find, { ...withdrawal, answers, canned });
const listing = (withdrawals: Withdrawal[], next: string | null = null) =>
  answering(withdrawalApi.list, { withdrawals, next });

function open(at: string, ...served: Parameters<typeof fakeWire>) {
  const wire = fakeWire(...served, answering(withdrawalApi.counts, { new: 4 }));
  const shown = renderScreen(<WithdrawalList />, { path: '/admin/withdrawals/:id?', at });
  const filters = () => wire.calls(withdrawalApi.list).map(({ body }) => (body as { filter: object }).filter);
  return { wire, filters, person: userEvent.setup(), ...shown };
}

test('the new ones come first, with their number, who, which order, and until when money is due', async () => {
  const { filters } = open('/admin/withdrawals', listing([withdrawalLike(1), withdrawalLike(2, { orderId: null })]));
  const row = await screen.findByRole('row', { name: /Ada 1/ });
  expect(row.textContent).toMatch(/AAAA-0001.*15\.03\.2026/);
  expect(screen.getByRole('row', { name: /Ada 2/ }).textContent).toContain(adminDe['withdrawals.order.unknown']);
  expect(filters()).toEqual([{ state: 'new' }]);
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Neu 4' })).toBeTruthy());
});

test('tabs and search stand in the address', async () => {
  const { filters, person, router } = open('/admin/withdrawals?q=ada', listing([withdrawalLike(1)]));
  await screen.findByRole('row', { name: /Ada 1/ });
  await person.click(screen.getByText(adminDe['withdrawals.tab.answered']));
  await waitFor(() => expect(filters().at(-1)).toEqual({ state: 'answered', search: 'ada' }));
  expect(router.state.location.search).toContain('state=answered');
  await person.click(screen.getByText(adminDe['withdrawals.tab.all']));
  await waitFor(() => expect(filters().at(-1)).toEqual({ search: 'ada' }));
});

test('without any it says so, and what to expect', async () => {
  open('/admin/withdrawals', listing([]));
  expect(await screen.findByText(adminDe['withdrawals.empty.new.title'])).toBeTruthy();
});

test('the drawer shows the statement, leads to the order, and sends a canned answer', async () => {
  const one = withdrawalLike(1, { isSameEmail: false, subject: 'Fach 7' });
  const { wire, person } = open(
    `/admin/withdrawals/${one.id}`,
    listing([one]),
    story(one),
    answering(withdrawalApi.answer, { ...one, state: 'answered', answeredAt: new Date(), version: 4 }),
  );
  const drawer = within(await screen.findByRole('dialog'));
  expect((await drawer.findByRole('link', { name: 'AAAA-0001' })).getAttribute('href')).toBe(
    `/admin/orders/${idOf(501)}`,
  );
  expect(drawer.getByText('Fach 7')).toBeTruthy();
  expect(drawer.getByText(adminDe['withdrawals.order.other_email'])).toBeTruthy();
  await person.click(drawer.getByRole('button', { name: adminDe['withdrawals.canned.accepted'] }));
  const field = drawer.getByLabelText('Antwort an ada1@kunde.example');
  expect((field as HTMLTextAreaElement).value).toBe('Words for accepted');
  await person.type(field, ' and more');
  await person.click(drawer.getByRole('button', { name: adminDe['withdrawals.send'] }));
  await waitFor(() => expect(wire.calls(withdrawalApi.answer)).toHaveLength(1));
  expect(wire.calls(withdrawalApi.answer)[0]?.body).toEqual({
    id: one.id,
    version: 3,
    text: 'Words for accepted and more',
  });
});

test('whoever was too late reads why, and keeps what was typed', async () => {
  const one = withdrawalLike(1);
  const said = 'Inzwischen hat jemand anderes geantwortet.';
  const { person } = open(
    `/admin/withdrawals/${one.id}`,
    listing([one]),
    story(one, [{ id: idOf(70), at: new Date(), personName: 'Kim Licht', text: 'Schon erledigt' }]),
    refusing(withdrawalApi.answer, 409, 'withdrawal.changed_meanwhile', said),
  );
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('Schon erledigt')).toBeTruthy();
  const field = await drawer.findByLabelText('Antwort an ada1@kunde.example');
  await person.type(field, 'Hallo');
  await person.click(drawer.getByRole('button', { name: adminDe['withdrawals.send'] }));
  expect(await drawer.findByText(said)).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe('Hallo');
});

test('one that is nobody’s, or another company’s, is not there', async () => {
  open(
    `/admin/withdrawals/${idOf(9)}`,
    listing([]),
    refusing(withdrawalApi.find, 404, 'withdrawal.unknown', 'Diesen Widerruf gibt es nicht.'),
  );
  expect(await screen.findByText(adminDe['withdrawals.gone'])).toBeTruthy();
});
