import { Role, type UserState } from '@fachwerk/auth/contract';
import { capabilitiesIn, roleBook } from '@fachwerk/auth/rules/roles';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isActiveAdministrator, whyNotChangeRoles, whyNotDeactivate, whyNotDelete } from './user-changes.ts';

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
