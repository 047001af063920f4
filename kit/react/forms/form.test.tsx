import { change } from '@fachwerk/base/contract';
import { Email, line } from '@fachwerk/base/schema';
import { TextInput } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { useChange } from '../calls/call.ts';
import { answering, fakeWire, refusing, renderScreen } from '../testing/testing.tsx';
import { useContractForm } from './contract-form.ts';
import { Form } from './form.tsx';

const Person = z.object({ email: Email, contact: z.object({ name: line(5, 1) }) });
const savePerson = change({
  repeats: 'same',
  method: 'POST',
  path: '/private/person',
  access: 'staff',
  summary: '',
  input: Person,
  output: z.object({}),
});

function CountryForm() {
  const form = useContractForm(z.object({ country: line(2) }), { country: 'DE' });
  return <TextInput label="Land" {...form.field('country')} />;
}

function PersonForm() {
  const form = useContractForm(Person, { email: 'a@b.de', contact: { name: 'Anna' } });
  const save = useChange(savePerson, { isQuiet: true });
  return (
    <Form form={form} onSave={(person) => save.mutateAsync(person)}>
      <Link to="/elsewhere">Weg</Link>
      <TextInput label="E-Mail" {...form.field('email')} />
      <TextInput label="Name" {...form.field('contact.name')} />
    </Form>
  );
}
const Broken = z.object({
  name: z.string().check(
    z.refine(() => {
      throw new Error('no answer');
    }),
  ),
});

function BrokenForm() {
  const form = useContractForm(Broken, { name: 'x' });
  return (
    <Form form={form} onSave={async () => undefined} isNew>
      <TextInput label="Name" {...form.field('name')} />
    </Form>
  );
}
const show = () => renderScreen(<PersonForm />, { path: '/person', at: '/person' });
const type = async (label: string, text: string) => {
  const person = userEvent.setup();
  await person.clear(screen.getByLabelText(label));
  if (text) await person.type(screen.getByLabelText(label), text);
};
const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));

describe('a form', () => {
  test('refuses what the contract refuses, at the field and at the top, before any call', async () => {
    const wire = fakeWire();
    show();
    await type('E-Mail', 'keine');
    await type('Name', 'Anneliese');
    await press('Speichern');
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('2 Angaben fehlen oder sind ungültig');
    expect(document.activeElement).toBe(summary);
    expect(screen.getAllByText(/höchstens 5 Zeichen/)).toHaveLength(2);
    expect(wire.sent).toHaveLength(0);
    await press('Name: Um 4 Zeichen zu lang: höchstens 5 Zeichen möglich.');
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  test('counts nothing at a code', () => {
    renderScreen(<CountryForm />, { path: '/person', at: '/person' });
    expect(screen.getByLabelText('Land')).toBeTruthy();
    expect(screen.queryByText('2 / 2')).toBeNull();
  });

  test('counts the characters of a limited text, and says aloud when it gets tight', async () => {
    fakeWire();
    show();
    expect(screen.getByText('4 / 5').hasAttribute('data-near')).toBe(true);
    await type('Name', 'Jo');
    expect(screen.getByText('2 / 5').hasAttribute('data-near')).toBe(false);
    await type('Name', 'Anneliese');
    expect(screen.getByText('9 / 5').hasAttribute('data-off')).toBe(true);
    expect(screen.getByText('4 Zeichen zu viel')).toBeTruthy();
  });

  test('whose check itself fails blames nobody, and saves nothing', async () => {
    const wire = fakeWire();
    renderScreen(<BrokenForm />, { path: '/person', at: '/person' });
    await press('Speichern');
    expect((await screen.findByRole('alert')).textContent).toContain('konnten nicht geprüft werden');
    expect(wire.sent).toHaveLength(0);
  });

  test('saves what was typed, tidied by the contract, and says so', async () => {
    const wire = fakeWire(answering(savePerson, {}));
    show();
    await type('E-Mail', 'Anna@B.DE');
    expect(screen.getByText('Nicht gespeicherte Änderungen')).toBeTruthy();
    await press('Speichern');
    expect(await screen.findByText('Gespeichert')).toBeTruthy();
    expect(wire.sent[0]?.body).toEqual({ email: 'anna@b.de', contact: { name: 'Anna' } });
  });

  test('puts what the server says about a field to the field', async () => {
    const fields = [{ path: 'contact.name', code: 'field.invalid', error: 'Diesen Namen gibt es schon.' }];
    fakeWire(refusing(savePerson, 422, 'input.invalid', 'Bitte prüfen.', { fields }));
    show();
    await type('Name', 'Jo');
    await press('Speichern');
    expect(await screen.findByText('1 Angabe fehlt oder ist ungültig')).toBeTruthy();
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(/Diesen Namen gibt es schon/)).toHaveLength(2);
  });

  test('says a refusal of the whole in the server’s words, and keeps what was typed', async () => {
    fakeWire(refusing(savePerson, 409, 'person.changed', 'Inzwischen hat jemand anderes gespeichert.'));
    show();
    await type('Name', 'Jo');
    await press('Speichern');
    expect((await screen.findByRole('alert')).textContent).toContain('Inzwischen hat jemand anderes gespeichert.');
    expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Jo');
    expect(screen.getByText('Nicht gespeicherte Änderungen')).toBeTruthy();
  });

  test('asks before it is left with changes', async () => {
    fakeWire();
    const { router } = show();
    await type('Name', 'Jo');
    await userEvent.setup().click(screen.getByText('Weg'));
    expect(await screen.findByText('Änderungen verwerfen?')).toBeTruthy();
    await press('Weiter bearbeiten');
    await waitFor(() => expect(screen.queryByText('Änderungen verwerfen?')).toBeNull());
    expect(router.state.location.pathname).toBe('/person');
    await userEvent.setup().click(screen.getByText('Weg'));
    await screen.findByText('Änderungen verwerfen?');
    await press('Änderungen verwerfen');
    await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
  });

  test('goes back to what was saved', async () => {
    fakeWire();
    show();
    await type('Name', 'Jo');
    await press('Verwerfen');
    expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Anna');
    expect(screen.queryByText('Nicht gespeicherte Änderungen')).toBeNull();
  });
});
