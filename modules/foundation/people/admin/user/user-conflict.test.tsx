import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { kitDe } from '@fachwerk/react/texts/kit.de';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { userApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { meLike, signedInAs, surroundings, userLike } from '../account.for-tests.ts';
import { UserDrawer } from './user-drawer.tsx';

afterEach(cleanup);

const contact = { firstName: 'Anna', lastName: 'Huber', phone: '040 111', position: '' };
const seen = userLike({ contact, version: 3 });
/** What a colleague saved while the form was open: another phone number, and another position. */
const newer = { ...seen, contact: { ...contact, phone: '040 222', position: 'Schichtleitung' }, version: 4 };

async function meetTheConflict() {
  signedInAs(meLike());
  const wire = fakeWire(
    answering(userApi.find, seen),
    refusing(userApi.save, 409, 'user.changed_meanwhile', adminDe['user.changed_meanwhile'], {
      conflict: { current: newer, changed: [] },
    }),
    ...surroundings(),
  );
  renderScreen(<UserDrawer />, { path: '/admin/users/:id?', at: `/admin/users/${seen.id}` });
  const person = userEvent.setup();
  const phone = await field('contact.phone');
  await person.clear(phone);
  await person.type(phone, '040 333');
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByRole('region', { name: kitDe['conflict.title'] });
  wire.now(answering(userApi.find, newer));
  return { wire, person };
}

const field = (name: 'contact.phone' | 'contact.position') =>
  screen.findByRole<HTMLInputElement>('textbox', { name: adminDe[`user.field.${name}`] });
const choice = (name: 'contact.phone' | 'contact.position') =>
  within(screen.getByRole('radiogroup', { name: adminDe[`user.field.${name}`] }));

test('shows both versions, keeps what one typed, and takes over what one did not touch', async () => {
  await meetTheConflict();
  expect(choice('contact.phone').getByText('040 333')).toBeTruthy();
  expect(choice('contact.phone').getByText('040 222')).toBeTruthy();
  expect((await field('contact.phone')).value).toBe('040 333');
  expect((await field('contact.position')).value).toBe('Schichtleitung');
});

test('saves one’s own over theirs, with the newer version and without losing what they changed elsewhere', async () => {
  const { wire, person } = await meetTheConflict();
  wire.now(answering(userApi.save, { ...newer, contact: { ...newer.contact, phone: '040 333' }, version: 5 }));
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByText('Gespeichert');
  const sent = wire.calls(userApi.save).at(-1)!.body as FormData;
  expect(sent.get('version')).toBe('4');
  expect(JSON.parse(String(sent.get('contact')))).toMatchObject({ phone: '040 333', position: 'Schichtleitung' });
});

test('takes theirs for one field', async () => {
  const { person } = await meetTheConflict();
  await person.click(choice('contact.phone').getByRole('radio', { name: kitDe['conflict.theirs'] }));
  expect((await field('contact.phone')).value).toBe('040 222');
  await person.click(choice('contact.phone').getByRole('radio', { name: kitDe['conflict.yours'] }));
  expect((await field('contact.phone')).value).toBe('040 333');
});

test('takes all of theirs, and asks no more', async () => {
  const { person } = await meetTheConflict();
  await person.click(screen.getByRole('button', { name: kitDe['conflict.take_theirs'] }));
  await expect.poll(async () => (await field('contact.phone')).value).toBe('040 222');
  expect(screen.queryByRole('region', { name: kitDe['conflict.title'] })).toBeNull();
});
