import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Inquiry, inquiryApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { InquiryList } from './inquiry-list.tsx';

beforeEach(() => {
  Object.assign(window, { innerWidth: 1440 });
  startSession('token-of-the-test', { id: 'me', capabilities: ['inquiries.manage', 'inquiries.keep'] });
});
afterEach(cleanup);

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const inquiryLike = (number: number, more: Partial<Inquiry> = {}): Inquiry => ({
  id: idOf(number),
  kind: 'contact',
  receivedAt: new Date('2026-03-01T10:00:00Z'),
  pageId: idOf(900),
  pageTitle: 'Kontakt',
  name: `Ada ${number}`,
  email: `ada${number}@kunde.example`,
  phone: '',
  language: 'de',
  note: '',
  doneAt: null,
  version: 3,
  answers: [
    { label: 'Ihr Name', type: 'short', value: `Ada ${number}` },
    { label: 'Ihre Nachricht', type: 'long', value: '<b>Hallo</b> https://evil.example' },
  ],
  ...more,
});

function open(at: string, ...served: Parameters<typeof fakeWire>) {
  const overview = answering(inquiryApi.overview, { open: 4, pages: [{ id: idOf(900), title: 'Kontakt' }] });
  const wire = fakeWire(...served, overview);
  const shown = renderScreen(<InquiryList />, { path: '/admin/inquiries/:id?', at });
  const filters = () => wire.calls(inquiryApi.list).map(({ body }) => (body as { filter: object }).filter);
  return { wire, filters, person: userEvent.setup(), ...shown };
}
const listing = (...inquiries: Inquiry[]) => answering(inquiryApi.list, { inquiries, next: null });

test('who waits comes first, with what they wrote; state, kind and page stand in the address', async () => {
  const { filters, person } = open('/admin/inquiries?kind=contact', listing(inquiryLike(1)));
  expect((await screen.findByRole('row', { name: /Ada 1/ })).textContent).toContain('<b>Hallo</b>');
  expect(filters()).toEqual([{ state: 'open', kind: 'contact' }]);
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Offen 4' })).toBeTruthy());
  await person.click(screen.getByText(adminDe['inquiries.tab.done']));
  await waitFor(() => expect(filters().at(-1)).toEqual({ state: 'done', kind: 'contact' }));
  await person.click(screen.getByRole('button', { name: 'Filter' }));
  await person.click(await screen.findByRole('menuitemcheckbox', { name: 'Kontakt' }));
  await waitFor(() => expect(filters().at(-1)).toEqual({ state: 'done', kind: 'contact', pageId: idOf(900) }));
});

test('the drawer shows words as words, leads to an answer, marks it, and keeps a note', async () => {
  const one = inquiryLike(1);
  const { wire, person } = open(
    `/admin/inquiries/${one.id}`,
    listing(one),
    answering(inquiryApi.find, one),
    answering(inquiryApi.mark, { ...one, doneAt: new Date() }),
    refusing(inquiryApi.saveNote, 409, 'inquiry.changed_meanwhile', 'Inzwischen geändert.'),
  );
  const drawer = within(await screen.findByRole('dialog'));
  expect((await drawer.findByText(/<b>Hallo<\/b>/)).querySelector('a, b')).toBeNull();
  const reply = drawer.getByRole('link', { name: adminDe['inquiries.reply'] }).getAttribute('href');
  expect(reply).toBe('mailto:ada1%40kunde.example?subject=Ihre%20Anfrage%20vom%2001.03.2026');
  await person.click(drawer.getByRole('button', { name: adminDe['inquiries.mark.done'] }));
  await waitFor(() =>
    expect(wire.calls(inquiryApi.mark).map(({ body }) => body)).toEqual([{ id: one.id, isDone: true }]),
  );
  const note = drawer.getByLabelText(adminDe['inquiries.note']);
  await person.type(note, 'Angerufen');
  await person.click(drawer.getByRole('button', { name: adminDe['inquiries.note.save'] }));
  expect(await drawer.findByText('Inzwischen geändert.')).toBeTruthy();
  expect((note as HTMLTextAreaElement).value).toBe('Angerufen');
});

test('deleting asks first', async () => {
  const one = inquiryLike(1);
  const { wire, person, router } = open(
    `/admin/inquiries/${one.id}`,
    listing(one),
    answering(inquiryApi.find, one),
    answering(inquiryApi.remove, {}),
  );
  await person.click(await screen.findByRole('button', { name: adminDe['inquiries.delete'] }));
  await person.click(await screen.findByRole('button', { name: adminDe['inquiries.delete.confirm'] }));
  await waitFor(() => expect(wire.calls(inquiryApi.remove)).toHaveLength(1));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/inquiries'));
});

test('how long they are kept is changed in a dialog, and what makes no sense is said at its field', async () => {
  const { wire, person } = open(
    '/admin/inquiries#aufbewahrung',
    listing(),
    answering(inquiryApi.keeping, { doneMonths: 6, mostMonths: 24 }),
    answering(inquiryApi.saveKeeping, { doneMonths: 6, mostMonths: 12 }),
  );
  const most = await screen.findByLabelText(adminDe['inquiries.keeping.mostMonths']);
  await person.clear(most);
  await person.type(most, '3');
  const save = screen.getByRole('button', { name: adminDe['inquiries.keeping.save'] });
  await person.click(save);
  expect(await screen.findByText(adminDe['field.keeping_order'])).toBeTruthy();
  await person.clear(most);
  await person.type(most, '12');
  await person.click(save);
  await waitFor(() => expect(wire.calls(inquiryApi.saveKeeping)[0]?.body).toEqual({ doneMonths: 6, mostMonths: 12 }));
});
