import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Role } from '../contract.ts';
import { capabilitiesIn, capabilitiesOf, limitedCapabilitiesOf, roleBook } from './roles.ts';

const catalog = {
  'users.read': { roles: ['administrator', 'reader'] },
  'locks.open': { roles: ['administrator', 'technician'], kinds: ['franchisor', 'franchisee'] },
  'orders.status': { roles: ['staff'], kinds: ['merchant'] },
};

const cases = [
  ['no role', [], 'merchant', []],
  ['one role', ['reader'], 'merchant', ['users.read']],
  ['two roles', ['reader', 'staff'], 'merchant', ['orders.status', 'users.read']],
  ['a capability the kind of company has no use for', ['administrator'], 'merchant', ['users.read']],
  ['the same role elsewhere', ['administrator'], 'franchisee', ['locks.open', 'users.read']],
  ['a role nobody knows', ['emperor'], 'franchisor', []],
] as const;
for (const [name, roles, kind, expected] of cases) {
  test(`capabilities: ${name}`, () => expect([...capabilitiesOf(catalog, roles, kind)].sort()).toEqual(expected));
}

test('the role book names every role in order', () => {
  const book = roleBook(catalog, 'merchant');
  expect(book.map(({ id }) => id)).toEqual(Role.options);
  expect(book.find(({ id }) => id === 'staff')).toEqual({ id: 'staff', capabilities: ['orders.status'] });
});

const kind = fc.constantFrom('franchisor' as const, 'franchisee' as const, 'merchant' as const);
const held = fc.uniqueArray(fc.constantFrom(...Role.options));
const anyCatalog = fc.dictionary(
  fc.constantFrom('a.read', 'a.edit', 'b.read', 'b.edit', 'c.open'),
  fc.record({ roles: held, kinds: fc.uniqueArray(kind) }, { requiredKeys: ['roles'] }),
);

test('the role book and the catalogue agree', () => {
  fc.assert(
    fc.property(anyCatalog, held, kind, (given, roles, where) => {
      expect(capabilitiesIn(roleBook(given, where), roles)).toEqual(capabilitiesOf(given, roles, where));
    }),
  );
});

const here = { id: 'here', companyId: 'own' };
const theirs = { id: 'theirs', companyId: 'franchisee' };
const limit = (role: string, locationIds: string[], franchiseeIds: string[] = [], ownCapabilities: string[] = []) => ({
  role: role as Role,
  locationIds,
  franchiseeIds,
  ownCapabilities,
});
const limits = [
  ['a location', [limit('technician', ['here'])], [here, theirs], [], { 'locks.open': ['here'] }],
  ['a franchisee', [limit('technician', [], ['franchisee'])], [here, theirs], [], { 'locks.open': ['theirs'] }],
  [
    'two roles at two places',
    [limit('technician', ['here']), limit('administrator', ['theirs'])],
    [here, theirs],
    [],
    { 'locks.open': ['here', 'theirs'] },
  ],
  ['a capability that no endpoint honours by place', [limit('reader', ['here'])], [here], [], {}],
  ['what holds everywhere already', [limit('technician', ['here'])], [here], ['locks.open'], {}],
  ['a place that is gone', [limit('technician', ['here'])], [theirs], [], {}],
  ['no place at all', [limit('technician', ['here'])], [], [], {}],
  ['an own role', [limit('x', ['here'], [], ['locks.open'])], [here], [], { 'locks.open': ['here'] }],
] as const;
test.each(limits)('limited to %s', (_, given, places, everywhere, expected) => {
  const app = { capabilities: catalog, placedCapabilities: new Set(['locks.open', 'orders.status']) };
  const found = limitedCapabilitiesOf(app, given as never, places, {
    kind: 'franchisor',
    everywhere: new Set(everywhere),
  });
  expect(Object.fromEntries([...found].map(([capability, ids]) => [capability, [...ids]]))).toEqual(expected);
});
