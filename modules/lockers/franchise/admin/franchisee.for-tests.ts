import { meLike } from '@fachwerk/auth/rules/me.for-tests';
import { startSession } from '@fachwerk/react/session';
import { type Franchisee, franchiseCapabilities } from '../contract.ts';

export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Somebody of the franchisor's, with these capabilities. */
export function signedIn(capabilities: readonly string[] = Object.keys(franchiseCapabilities)): void {
  Object.assign(window, { innerWidth: 1440 });
  const me = meLike({
    id: idOf(100),
    email: 'admin@city.example',
    contact: { firstName: 'Katrin', lastName: 'Vogel' },
    company: 'city',
    companyObject: {
      id: idOf(900),
      code: 'city',
      name: 'Zeitlager City',
      kind: 'franchisor',
      franchisorCompany: null,
      isDemo: false,
    },
    capabilities: [...capabilities],
  });
  startSession('token-of-the-test', JSON.parse(JSON.stringify(me)));
}

/** A franchisee as the server would answer it; only what a test is about is said. */
export function franchiseeLike(number: number, given: Partial<Franchisee> = {}): Franchisee {
  return {
    id: idOf(number),
    code: `ort-${number}`,
    name: `Zeitlager Ort ${number}`,
    legalName: 'Ort GmbH',
    legalForm: 'gmbh',
    representedBy: 'Ada Lang',
    registerCourt: 'Amtsgericht Hamburg',
    registerNumber: 'HRB 1',
    address: { street: 'Kai 1', postcode: '20457', city: 'Hamburg', country: 'DE' },
    phone: '',
    email: '',
    vatId: '',
    contractParty: 'franchisee',
    contractNumber: 'FV-1',
    contractFrom: '2020-01-01',
    contractUntil: null,
    feeBasisPoints: 1250,
    note: '',
    defaultLanguage: 'de',
    users: [],
    locations: [],
    createdAt: new Date('2026-03-01T08:00:00Z'),
    version: 4,
    ...given,
  };
}
