import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LegalForm } from '../contract.ts';
import { missingLegalData } from '../rules/legal-data.ts';
import { createCompany, findCompany } from './facade.ts';
import { companies } from './module.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openApp(companies);
});
afterAll(() => app.close());

const complete = {
  legalName: 'City GmbH',
  representedBy: 'Ada Lang',
  registerCourt: 'Amtsgericht Leipzig',
  registerNumber: 'HRB 1',
  address: { street: 'Weg 1', postcode: '04103', city: 'Leipzig', country: 'DE' },
  email: 'hallo@city.example',
};
const without = [
  {},
  { legalName: '' },
  { representedBy: '' },
  { registerCourt: '' },
  { registerNumber: '' },
  { address: { ...complete.address, street: '' } },
  { address: { ...complete.address, postcode: '' } },
  { address: { ...complete.address, city: '' } },
  { email: '' },
];

test('the view and the rule agree on whose data are complete, for every legal form', async () => {
  const { db, sql } = app;
  let number = 0;
  for (const legalForm of ['', ...LegalForm.options] as const) {
    for (const given of without) {
      const data = { ...complete, ...given, legalForm };
      const { id } = await createCompany(app.work(), { name: `Firma ${++number}`, kind: 'franchisor', data });
      const company = (await findCompany({ ...app.work(), companyId: id }))!;
      const row = await db.first(sql`select is_complete from companies.contract_party_view where company_id = ${id}`);
      expect(row, `${legalForm} ${JSON.stringify(given)}`).toEqual({
        isComplete: missingLegalData(company).length === 0,
      });
    }
  }
});
