import { expect, test } from 'vitest';
import { businessLetter } from './business-letter.ts';
import { hasTaxIdentity, taxedBy } from './tax.ts';

const address = { street: 'Weg 1', postcode: '24105', city: 'Kiel', country: 'DE' };
const gmbh = {
  legalForm: 'gmbh',
  representedBy: 'Wiebke Harms',
  registerCourt: 'Amtsgericht Kiel',
  registerNumber: 'HRB 1',
  address,
} as const;

test('a GmbH names seat, register and directors in its mails, a sole trader nothing', () => {
  expect(businessLetter(gmbh).map(({ key }) => key)).toEqual(['letter.seat', 'letter.register', 'letter.directors']);
  expect(businessLetter({ ...gmbh, legalForm: 'sole' })).toEqual([]);
  expect(businessLetter({ ...gmbh, legalForm: '' })).toEqual([]);
  expect(businessLetter({ ...gmbh, registerNumber: '' }).map(({ key }) => key)).toEqual([
    'letter.seat',
    'letter.directors',
  ]);
  expect(businessLetter({ ...gmbh, legalForm: 'kg' }).at(-1)).toEqual({
    key: 'letter.partners',
    params: { names: 'Wiebke Harms' },
  });
});

test('one of two tax numbers is enough', () => {
  expect(hasTaxIdentity({ vatId: '', taxNumber: '' })).toBe(false);
  expect(hasTaxIdentity({ vatId: '', taxNumber: '20/123/45678' })).toBe(true);
});

test('a small business sells without VAT, at the same price', () => {
  const lines = [{ vatPercent: 19, unitCents: 1190 }];
  expect(taxedBy({ isSmallBusiness: true }, lines)).toEqual([{ vatPercent: 0, unitCents: 1190 }]);
  expect(taxedBy({ isSmallBusiness: false }, lines)).toEqual(lines);
});
