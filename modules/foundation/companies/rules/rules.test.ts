import fc from 'fast-check';
import { expect, test } from 'vitest';
import { companyCode } from './company-code.ts';
import { whyNotBelongTo } from './franchise.ts';

const belonging = [
  ['a franchisor stands alone', 'franchisor', null, null],
  ['a merchant stands alone', 'merchant', null, null],
  ['a franchisee belongs to a franchisor', 'franchisee', { kind: 'franchisor' }, null],
  ['a franchisee without a franchisor', 'franchisee', null, 'company.franchisor_missing'],
  ['a franchisee of a franchisee', 'franchisee', { kind: 'franchisee' }, 'company.franchisor_of_wrong_kind'],
  ['a franchisee of a merchant', 'franchisee', { kind: 'merchant' }, 'company.franchisor_of_wrong_kind'],
  ['a merchant below a franchisor', 'merchant', { kind: 'franchisor' }, 'company.franchisor_not_expected'],
  ['a franchisor below a franchisor', 'franchisor', { kind: 'franchisor' }, 'company.franchisor_not_expected'],
] as const;

for (const [name, kind, franchisor, expected] of belonging) {
  test(`belonging: ${name}`, () => expect(whyNotBelongTo(kind, franchisor)).toBe(expected));
}

const codes = [
  ['Trattoria Bella', 'trattoria-bella'],
  ['  Müller & Söhne Größe GmbH ', 'mueller-soehne-groesse-gmbh'],
  ['Café Olé', 'cafe-ole'],
  ['X', 'firma-x'],
  ['日本', 'firma-1'],
] as const;

for (const [name, code] of codes) test(`the code of ${name}`, () => expect(companyCode(name)).toBe(code));

test('any name makes a code the database takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => /^[a-z0-9][a-z0-9-]{1,60}$/.test(companyCode(name))),
  );
});
