import type { Me, Role, User } from '@fachwerk/auth/contract';
import { meLike as anyMe } from '@fachwerk/auth/rules/me.for-tests';
import { capabilitiesOf, roleBook } from '@fachwerk/auth/rules/roles';
import { type Company, companyCapabilities } from '@fachwerk/companies/contract';
import { startSession } from '@fachwerk/react/session';
import { answering } from '@fachwerk/react/testing';
import { userApi, userCapabilities } from '../contract.ts';
import { roleCapabilities } from '../contract-roles.ts';

const catalog = { ...userCapabilities, ...roleCapabilities, ...companyCapabilities };
export const BOOK = roleBook(catalog, 'merchant');

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A user as the server would answer it; only what a test is about is said. */
export function userLike({ number = 1, ...given }: Partial<User> & { number?: number } = {}): User {
  return {
    id: idOf(number),
    email: `person${number}@bella.example`,
    contact: { firstName: 'Anna', lastName: 'Huber', email: `person${number}@bella.example` },
    backendRoles: ['staff'],
    avatar: null,
    company: 'trattoria-bella',
    language: 'de',
    state: 'active',
    hasSecondFactor: false,
    hasPassword: true,
    lastSignInAt: null,
    createdAt: new Date('2026-03-01T08:00:00Z'),
    version: 3,
    ...given,
  };
}

export function meLike({
  roles = ['administrator'],
  ...given
}: Partial<Me> & { number?: number; roles?: Role[] } = {}): Me {
  return anyMe({
    ...userLike({ number: 100, backendRoles: roles, contact: { firstName: 'Carla', lastName: 'Rossi' } }),
    capabilities: [...capabilitiesOf(catalog, roles, 'merchant')],
    ...given,
  });
}

export function companyLike(given: Partial<Company> = {}): Company {
  return {
    ...meLike().companyObject,
    legalName: 'Trattoria Bella GmbH',
    legalForm: 'gmbh',
    representedBy: 'Paola Ricci',
    registerCourt: 'Amtsgericht Hamburg',
    registerNumber: 'HRB 1',
    address: { street: 'Lange Straße 4', postcode: '20095', city: 'Hamburg', country: 'DE' },
    phone: '040 123456',
    email: 'info@bella.example',
    website: 'bella.example',
    taxNumber: '',
    isSmallBusiness: false,
    vatId: 'DE123456789',
    defaultLanguage: 'de',
    moneyDecimals: 2,
    secondFactorRequired: false,
    version: 2,
    ...given,
  };
}

/** Signs the browser of the test in, as after the login. */
export function signedInAs(me: Me): Me {
  startSession('token-of-the-test', JSON.parse(JSON.stringify(me)) as Me);
  return me;
}

/** What every screen of users asks beside its own question: the roles, and how many administrators there are. */
export function surroundings(administrators = 2, users: readonly User[] = []) {
  return [
    answering(userApi.roles, { roles: BOOK, placed: [] }),
    answering(userApi.list, ({ query }) =>
      query.get('role') === 'administrator'
        ? { users: [], total: administrators }
        : { users: [...users], total: users.length },
    ),
  ];
}

/** How wide the screen of the test is, in px. */
export function atWidth(px: number): void {
  Object.assign(window, { innerWidth: px });
}
