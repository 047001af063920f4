import { renderScreen } from '@fachwerk/react/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LegalForm } from '../contract.ts';
import { LegalDataReadiness } from './legal-data-fields.tsx';

const company = {
  legalName: 'Pizzeria Rosa Blum',
  representedBy: '',
  registerCourt: 'Köln',
  registerNumber: 'HRB 1',
  address: { street: 'Hauptstraße 5', postcode: '50667', city: 'Köln', country: 'DE' },
  phone: '0221 123456',
  email: 'rosa@example.org',
};

const cases = [
  ['sole', 'Für das Impressum fehlt: Inhaberin oder Inhaber'],
  ['gmbh', 'Für das Impressum fehlt: Vertretungsberechtigt'],
] as const satisfies readonly (readonly [LegalForm, string])[];

for (const [legalForm, words] of cases) {
  test(`what is missing is called as its field is called: ${legalForm}`, () => {
    renderScreen(<LegalDataReadiness company={{ ...company, legalForm }} />, { path: '/', at: '/' });
    expect(screen.getByText(words)).toBeTruthy();
  });
}
