import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showPage } from '../testing/testing.tsx';
import { Field } from './field.tsx';
import { ProblemNotice } from './notice.tsx';

afterEach(cleanup);

const refused = (error: string, fields: Readonly<Record<string, string>>) =>
  showPage(ProblemNotice, { data: {}, problem: { code: 'input.invalid', error, params: {}, fields } });

test('what is wrong with the only field is said once, and leads there', () => {
  const { container } = refused('Diese Adresse stimmt nicht.', { email: 'Diese Adresse stimmt nicht.' });
  expect(container.textContent!.split('Diese Adresse stimmt nicht.')).toHaveLength(2);
  expect(screen.getByRole('link').getAttribute('href')).toBe('#field-email');
});

test('what else there is to say stands above the fields', () => {
  refused('Einige Angaben stimmen noch nicht.', { email: 'Bitte füllen Sie dieses Feld aus.' });
  expect(screen.getByRole('alert').textContent).toContain('Einige Angaben stimmen noch nicht.');
  expect(screen.getByRole('link').textContent).toBe('Bitte füllen Sie dieses Feld aus.');
});

function Asked() {
  return (
    <>
      <ProblemNotice />
      <Field name="name" label="Ihr Name" />
      <Field name="email" label="Ihre E-Mail-Adresse" isOptional />
    </>
  );
}

test('each line of several names its field', () => {
  const fields = { name: 'Diese Angabe fehlt.', email: 'Diese Angabe fehlt.' };
  showPage(Asked, { data: {}, problem: { code: 'input.invalid', error: 'Es fehlt noch etwas.', params: {}, fields } });
  const said = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(said).toEqual(['Ihr Name: Diese Angabe fehlt.', 'Ihre E-Mail-Adresse: Diese Angabe fehlt.']);
});
