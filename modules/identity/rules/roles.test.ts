import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Role, type UserState } from '../contract.ts';
import { capabilitiesIn, capabilitiesOf, roleBook } from './roles.ts';
import { isActiveAdministrator, whyNotChangeRoles, whyNotDeactivate, whyNotDelete } from './user-changes.ts';

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

const isWithin = (some: Iterable<string>, all: ReadonlySet<string>) => [...some].every((one) => all.has(one));

const kind = fc.constantFrom('franchisor' as const, 'franchisee' as const, 'merchant' as const);
const held = fc.uniqueArray(fc.constantFrom(...Role.options));
const anyCatalog = fc.dictionary(
  fc.constantFrom('a.read', 'a.edit', 'b.read', 'b.edit', 'c.open'),
  fc.record({ roles: held, kinds: fc.uniqueArray(kind) }, { requiredKeys: ['roles'] }),
);
const state = fc.constantFrom<UserState>('active', 'deactivated');
const anyCompany = fc.array(fc.record({ roles: held, state }), { minLength: 1, maxLength: 5 });
const anyDeeds = fc.array(
  fc.record({
    actor: fc.nat(4),
    target: fc.nat(4),
    what: fc.constantFrom('roles', 'deactivate', 'delete'),
    roles: held,
  }),
  { maxLength: 30 },
);

test('the role book and the catalogue agree', () => {
  fc.assert(
    fc.property(anyCatalog, held, kind, (given, roles, where) => {
      expect(capabilitiesIn(roleBook(given, where), roles)).toEqual(capabilitiesOf(given, roles, where));
    }),
  );
});

test('whatever people do to each other, nobody gives more than they have, and an administrator stays', () => {
  fc.assert(
    fc.property(anyCatalog, kind, anyCompany, anyDeeds, (given, where, people, deeds) => {
      const roles = roleBook(given, where);
      const mayDo = (held: readonly Role[]) => capabilitiesIn(roles, held);
      let users = people.map((person, i) => ({ id: String(i), backendRoles: person.roles, state: person.state }));
      const administrators = () => users.filter(isActiveAdministrator).length;
      const hadOne = administrators() > 0;
      const everything = new Set(users.flatMap((user) => [...mayDo(user.backendRoles)]));

      for (const deed of deeds) {
        const actor = users[deed.actor];
        const target = users[deed.target];
        if (actor?.state !== 'active' || !target) continue;
        const by = { id: actor.id, capabilities: mayDo(actor.backendRoles) };
        const around = { roles, activeAdministrators: administrators() };
        if (deed.what === 'roles' && !whyNotChangeRoles(by, target, deed.roles, around)) {
          expect(isWithin(mayDo(deed.roles), by.capabilities)).toBe(true);
          users = users.map((user) => (user === target ? { ...user, backendRoles: deed.roles } : user));
        }
        if (deed.what === 'deactivate' && !whyNotDeactivate(by, target, around)) {
          users = users.map((user) => (user === target ? { ...user, state: 'deactivated' as const } : user));
        }
        if (deed.what === 'delete' && !whyNotDelete(by, target, around))
          users = users.filter((user) => user !== target);
      }
      if (hadOne) expect(administrators()).toBeGreaterThan(0);
      for (const user of users) expect(isWithin(mayDo(user.backendRoles), everything)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
