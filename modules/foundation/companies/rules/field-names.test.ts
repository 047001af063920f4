import { expect, test } from 'vitest';
import { CompanyAddress, CompanyData } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { adminEn } from '../texts/admin.en.ts';

const { address: _, ...plain } = CompanyData.shape;
const fields = [...Object.keys(plain), ...Object.keys(CompanyAddress.shape).map((field) => `address.${field}`)];

test.each(fields)('the log has a name for %s', (field) => {
  for (const texts of [adminDe, adminEn]) expect(texts).toHaveProperty([`company.field.${field}`]);
});
