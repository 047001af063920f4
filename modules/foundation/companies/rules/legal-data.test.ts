import { expect, test } from 'vitest';
import { missingLegalData } from './legal-data.ts';

const gmbh = {
  legalForm: 'gmbh',
  legalName: 'City GmbH',
  representedBy: 'Ada Lang',
  registerCourt: 'Amtsgericht Leipzig',
  registerNumber: 'HRB 1',
  address: { street: 'Weg 1', postcode: '04103', city: 'Leipzig', country: 'DE' },
  email: 'hallo@city.example',
} as const;

const nameless = { ...gmbh, representedBy: '', registerCourt: '', registerNumber: '' };

const cases = [
  ['with everything lacks nothing', gmbh, []],
  ['without its form is asked for that first', { ...nameless, legalForm: '' }, ['legalForm']],
  ['limited company names director and register', nameless, ['representedBy', 'registerCourt', 'registerNumber']],
  [
    'registered merchant names its owner and register',
    { ...gmbh, legalForm: 'ek', registerNumber: '' },
    ['registerNumber'],
  ],
  ['sole trader names its owner and no register', { ...nameless, legalForm: 'sole' }, ['representedBy']],
  ['civil-law partnership names who represents it', { ...nameless, legalForm: 'gbr' }, ['representedBy']],
  [
    'registered partnership its register too',
    { ...nameless, legalForm: 'egbr', representedBy: 'Ada' },
    ['registerCourt', 'registerNumber'],
  ],
  [
    'without address and mail cannot be reached',
    { ...gmbh, email: '', address: { street: '', postcode: '', city: '', country: 'DE' } },
    ['address.street', 'address.postcode', 'address.city', 'email'],
  ],
] as const;

for (const [name, company, missing] of cases) {
  test(`a company ${name}`, () => expect(missingLegalData(company)).toEqual(missing));
}
