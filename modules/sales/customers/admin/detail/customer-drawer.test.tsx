import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { kitDe } from '@fachwerk/react/texts/kit.de';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { mergeApi } from '../../contract-merge.ts';
import { type CustomerStory, customerApi } from '../../contract-staff.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { idOf, previewLike, rowLike, signIn, storyLike } from '../customers.for-tests.ts';
import { CustomerDrawer } from './customer-drawer.tsx';

afterEach(cleanup);

type Served = Parameters<typeof fakeWire>;
function open(customer: CustomerStory, capabilities: string[], hash = '', ...served: Served) {
  signIn('customers.read', ...capabilities);
  const wire = fakeWire(...served, answering(customerApi.find, customer));
  const at = `/admin/customers/${customer.id}${hash}`;
  const screens = renderScreen(<CustomerDrawer />, { path: '/admin/customers/:id?', at });
  return { wire, person: userEvent.setup(), ...screens };
}
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

test('the story is told newest first, with who did it and where it leads', async () => {
  const at = new Date();
  const steps = [
    {
      id: 'b',
      at,
      source: 'rentals',
      sentence: 'Miete begonnen, Fach 7',
      personName: '',
      path: '/admin/access-rights/7',
    },
    { id: 'a', at, source: 'customers', sentence: 'Gesperrt: zahlt nicht', personName: 'Kim Licht', path: null },
  ];
  open(storyLike(1, { steps }), []);
  const story = within(await screen.findByRole('list', { name: adminDe['customers.tab.story'] }));
  expect(story.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Miete begonnen, Fach 7'),
    expect.stringMatching(/Gesperrt: zahlt nicht.*Kim Licht/),
  ]);
  expect(story.getByRole('link').getAttribute('href')).toBe('/admin/access-rights/7');
});

test('who may only read finds no button, and no form', async () => {
  open(storyLike(1), [], '#edit');
  expect(await screen.findByText(adminDe['customers.denied.edit'])).toBeTruthy();
  for (const name of ['Sperren', 'Daten exportieren', 'Löschen', 'Speichern']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test('blocking asks for a reason, at least a few letters of one', async () => {
  const blocked = answering(customerApi.block, rowLike(1, { blockedAt: new Date() }));
  const { wire, person } = open(storyLike(1), ['customers.edit'], '', blocked);
  await person.click(await button('Sperren'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anna Berger 1 sperren' }));
  await person.click(dialog.getByRole('button', { name: 'Sperren' }));
  expect(await dialog.findByText('Um 3 Zeichen zu kurz: Bitte geben Sie mindestens 3 Zeichen ein.')).toBeTruthy();
  expect(wire.calls(customerApi.block)).toEqual([]);
  await person.type(dialog.getByRole('textbox', { name: 'Grund' }), 'zahlt nicht');
  await person.click(dialog.getByRole('button', { name: 'Sperren' }));
  await waitFor(() => expect(wire.calls(customerApi.block)[0]?.body).toEqual({ reason: 'zahlt nicht' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Anna Berger 1 sperren' })).toBeNull());
});

test('somebody who is blocked shows why, and can be unblocked', async () => {
  const blocked = { blockedAt: new Date(), blockedBy: 'Kim Licht', blockedReason: 'zahlt nicht' };
  open(storyLike(1, blocked), ['customers.edit']);
  expect(await screen.findByText('Gesperrt von Kim Licht: zahlt nicht')).toBeTruthy();
  expect(await button('Entsperren')).toBeTruthy();
});

test('a franchisee reads that somebody is blocked, and not by whom', async () => {
  open(storyLike(1, { blockedAt: new Date(), isOfOwnNetwork: false }), ['customers.edit']);
  expect(await screen.findByText('Anna Berger 1 ist gesperrt')).toBeTruthy();
  expect(screen.queryByText(/Gesperrt von/)).toBeNull();
});

test('a franchisee sees the button greyed out, with the reason, and cannot change the address', async () => {
  const { person } = open(storyLike(1, { isOfOwnNetwork: false }), ['customers.edit'], '#edit');
  const block = await button('Sperren');
  expect(block.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getAllByText(adminDe['customer.of_the_network']).length).toBe(2);
  await person.click(block);
  expect(screen.queryByRole('dialog', { name: 'Anna Berger 1 sperren' })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'E-Mail-Adresse' }).readOnly).toBe(true);
});

test('who saved a moment later chooses between both versions', async () => {
  const newer = rowLike(1, { phone: '040 222', version: 4 });
  const { wire, person } = open(
    storyLike(1),
    ['customers.edit'],
    '#edit',
    refusing(customerApi.edit, 409, 'customer.changed_meanwhile', adminDe['customer.changed_meanwhile'], {
      conflict: { current: newer, changed: [] },
    }),
  );
  const phone = await screen.findByRole('textbox', { name: 'Telefon' });
  await person.clear(phone);
  await person.type(phone, '040 333');
  await person.click(await button('Speichern'));
  const conflict = within(await screen.findByRole('region', { name: kitDe['conflict.title'] }));
  expect([conflict.getByText('040 333'), conflict.getByText('040 222')]).toHaveLength(2);
  wire.now(answering(customerApi.edit, { ...newer, phone: '040 333', version: 5 }));
  await person.click(await button('Speichern'));
  await waitFor(() => expect(wire.calls(customerApi.edit)[1]?.body).toMatchObject({ version: 4, phone: '040 333' }));
});

test('erasing shows what goes and what stays, and waits for the address', async () => {
  const { wire, person, router } = open(
    storyLike(1),
    ['customers.edit', 'customers.erase'],
    '',
    answering(customerApi.previewErase, previewLike()),
    answering(customerApi.erase, {}),
  );
  await person.click(await button('Löschen'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anna Berger 1 löschen' }));
  expect(await dialog.findByText('Adressen: 2')).toBeTruthy();
  expect(dialog.getByText('Rechnungen: 3 (bis 31.12.2036)')).toBeTruthy();
  const go = dialog.getByRole<HTMLButtonElement>('button', { name: 'Endgültig löschen' });
  expect(go.disabled).toBe(true);
  await person.type(dialog.getByRole('textbox'), 'anna1@example.org');
  expect(go.disabled).toBe(false);
  await person.click(go);
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/customers'));
  expect(wire.calls(customerApi.erase)[0]?.body).toEqual({ email: 'anna1@example.org' });
});

test('nothing is erased while something is open', async () => {
  const holds = [{ kind: 'open' as const, reason: 'Eine Miete läuft noch', until: null }];
  const preview = previewLike({ holds, problem: 'customer.has_open_business' });
  const { person } = open(storyLike(1), ['customers.erase'], '', answering(customerApi.previewErase, preview));
  await person.click(await button('Löschen'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anna Berger 1 löschen' }));
  expect(await dialog.findByText('Eine Miete läuft noch')).toBeTruthy();
  expect(dialog.queryByRole('textbox')).toBeNull();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Endgültig löschen' }).disabled).toBe(true);
});

test('a note is written, and only an own one can be taken away', async () => {
  const note = { id: idOf(1), at: new Date(), personName: 'Kim Licht', isOwn: true, text: 'Ruft gern an' };
  const notes = [note, { ...note, id: idOf(2), isOwn: false, text: 'Braucht Hilfe' }];
  const { wire, person } = open(
    storyLike(1, { notes }),
    ['customers.edit'],
    '#notes',
    answering(customerApi.addNote, note),
  );
  expect(await screen.findByText('Braucht Hilfe')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Notiz löschen' })).toHaveLength(1);
  await person.type(screen.getByRole('textbox', { name: 'Neue Notiz' }), 'Neu');
  await person.click(await button('Notiz speichern'));
  await waitFor(() => expect(wire.calls(customerApi.addNote)[0]?.body).toEqual({ text: 'Neu' }));
});

test('a duplicate is proposed, both stand side by side, and the merge says what cannot be taken back', async () => {
  const figures = { orders: 2, rentals: null, appointments: null, spentCents: 4200, openCents: 0, lastContactAt: null };
  const party = (number: number, more = {}) => ({
    ...rowLike(number, more),
    figures,
    tags: [],
    notes: 1,
    addresses: 0,
  });
  const blocked = { blockedAt: new Date(), blockedReason: 'zahlt nicht', phone: '' };
  const preview = {
    kept: party(1),
    other: party(2, blocked),
    merged: { ...rowLike(1), ...blocked, phone: '0170 1234567' },
  };
  const { wire, person, router } = open(
    storyLike(1),
    ['customers.erase'],
    '',
    answering(mergeApi.duplicates, { duplicates: [{ customer: rowLike(2), reasons: ['phone'] }] }),
    answering(mergeApi.preview, preview),
    answering(mergeApi.merge, rowLike(1)),
  );
  await person.click(await button('Zusammenführen'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anna Berger 1 zusammenführen' }));
  await person.click(await dialog.findByRole('button', { name: /Anna Berger 2.*Gleiche Nummer/ }));
  const table = within(await dialog.findByRole('table', { name: adminDe['customers.merge.compare'] }));
  expect(table.getByRole('row', { name: /E-Mail-Adresse Wird übernommen anna1.*anna2/ })).toBeTruthy();
  expect(dialog.getByText('Das Konto ist danach gesperrt: zahlt nicht')).toBeTruthy();
  expect(dialog.getByText(/Anmeldung ist nur noch mit anna1@example.org möglich/)).toBeTruthy();
  expect(wire.calls(mergeApi.merge)).toEqual([]);
  await person.click(dialog.getByRole('button', { name: 'Endgültig zusammenführen' }));
  await waitFor(() => expect(wire.calls(mergeApi.merge)[0]?.body).toEqual({ otherId: idOf(2) }));
  expect(router.state.location.pathname).toBe(`/admin/customers/${idOf(1)}`);
});

test('the link of somebody who was merged leads to the customer that was kept', async () => {
  signIn('customers.read');
  fakeWire(answering(customerApi.find, storyLike(1)));
  const at = `/admin/customers/${idOf(2)}`;
  const { router } = renderScreen(<CustomerDrawer />, { path: '/admin/customers/:id?', at });
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/customers/${idOf(1)}`));
});
