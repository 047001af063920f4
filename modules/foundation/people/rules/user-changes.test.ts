import type { Role, UserState } from '@fachwerk/auth/contract';
import type { RoleInfo } from '@fachwerk/auth/rules/roles';
import { expect, test } from 'vitest';
import {
  whyNotChangeRoles,
  whyNotDeactivate,
  whyNotDelete,
  whyNotEdit,
  whyNotGrant,
  whyNotSetPassword,
} from './user-changes.ts';

const roles: RoleInfo[] = [
  { id: 'administrator', capabilities: ['company.edit', 'users.manage', 'users.read'] },
  { id: 'management', capabilities: ['users.manage', 'users.read'] },
  { id: 'reader', capabilities: ['users.read'] },
  { id: 'technician', capabilities: ['locks.open'] },
  { id: 'staff', capabilities: [] },
];
const somebody = (id: string, ...held: Role[]) => ({
  id,
  backendRoles: held,
  state: 'active' as UserState,
  capabilities: roles.filter((role) => held.some((one) => one === role.id)).flatMap((role) => role.capabilities),
});
const admin = somebody('anna', 'administrator');
const otherAdmin = somebody('ben', 'administrator');
const manager = somebody('mia', 'management');
const reader = somebody('rolf', 'reader');
const sleeping = { ...otherAdmin, state: 'deactivated' as const };
const two = { roles, activeAdministrators: 2 };
const one = { roles, activeAdministrators: 1 };

const going = [
  ['an administrator removes a reader', admin, reader, two, null],
  ['an administrator removes another', admin, otherAdmin, two, null],
  ['an administrator removes themselves', admin, admin, two, 'user.own_account'],
  ['the last administrator removes themselves', admin, admin, one, 'user.own_account'],
  ['a manager removes a reader', manager, reader, one, null],
  ['a manager removes another manager', manager, somebody('max', 'management'), one, null],
  ['a manager removes an administrator', manager, admin, two, 'user.more_rights_than_own'],
  [
    'a manager removes a technician, who may open locks',
    manager,
    somebody('timo', 'technician'),
    one,
    'user.more_rights_than_own',
  ],
  [
    'somebody with the same rights removes the last administrator',
    { ...admin, id: 'system' },
    otherAdmin,
    one,
    'user.last_administrator',
  ],
  ['a deactivated administrator goes though only one is active', admin, sleeping, one, null],
] as const;
for (const [name, actor, target, around, expected] of going) {
  test(`deleting: ${name}`, () => expect(whyNotDelete(actor, target, around)).toBe(expected));
  test(`deactivating: ${name}`, () => expect(whyNotDeactivate(actor, target, around)).toBe(expected));
}

const editing = [
  ['a manager edits a reader', manager, reader, null],
  ['a manager edits themselves', manager, manager, null],
  ['a manager edits somebody without any role', manager, somebody('neu'), null],
  ['a manager edits an administrator', manager, admin, 'user.more_rights_than_own'],
  ['a manager edits a deactivated administrator', manager, sleeping, 'user.more_rights_than_own'],
] as const;
for (const [name, actor, target, expected] of editing) {
  test(`editing: ${name}`, () => expect(whyNotEdit(actor, target, { roles })).toBe(expected));
}

const granting = [
  ['an administrator makes an administrator', admin, 'administrator', null],
  ['a manager makes a manager', manager, 'management', null],
  ['a manager makes an administrator', manager, 'administrator', 'user.role_not_grantable'],
  ['an administrator who may not open locks makes a technician', admin, 'technician', 'user.role_not_grantable'],
  ['anybody gives a role that may do nothing', reader, 'staff', null],
] as const;
for (const [name, actor, role, expected] of granting) {
  test(`granting: ${name}`, () => expect(whyNotGrant(actor, role, { roles })).toBe(expected));
}

const changing = [
  ['a manager promotes a reader', manager, reader, ['reader', 'management'], one, null],
  ['a manager makes themselves administrator', manager, manager, ['administrator'], one, 'user.role_not_grantable'],
  ['a manager takes an administrator’s role', manager, otherAdmin, ['reader'], two, 'user.more_rights_than_own'],
  ['one of two administrators steps down', admin, admin, ['reader'], two, null],
  ['the last administrator steps down', admin, admin, ['management'], one, 'user.last_administrator'],
  ['the last administrator takes a second role', admin, admin, ['administrator', 'reader'], one, null],
  ['the role of a deactivated administrator is taken', admin, sleeping, [], one, null],
] as const;
for (const [name, actor, target, wanted, around, expected] of changing) {
  test(`roles: ${name}`, () => expect(whyNotChangeRoles(actor, target, wanted, around)).toBe(expected));
}

const passwords = [
  ['an administrator sets somebody’s', admin, reader, null],
  ['an administrator sets their own here', admin, admin, 'user.own_password'],
  ['a manager sets an administrator’s', manager, admin, 'user.more_rights_than_own'],
] as const;
for (const [name, actor, target, expected] of passwords) {
  test(`password: ${name}`, () => expect(whyNotSetPassword(actor, target, { roles })).toBe(expected));
}

const at = (role: Role, ...locationIds: string[]) => ({ role, locationIds, franchiseeIds: [] });
const limitedReader = { ...somebody('lea'), limitedRoles: [at('reader', 'a')] };
const limitedTechnician = { ...somebody('lou'), limitedRoles: [at('technician', 'a')] };
const limits = [
  ['a manager gives at a place what they have', manager, reader, ['reader'], [at('management', 'a')], null],
  [
    'a manager gives at a place what they have not',
    manager,
    reader,
    [],
    [at('technician', 'a')],
    'user.role_not_grantable',
  ],
  ['a manager widens a role to another place', manager, limitedReader, [], [at('reader', 'a', 'b')], null],
  [
    'a manager changes somebody who may more at a place',
    manager,
    limitedTechnician,
    [],
    [],
    'user.more_rights_than_own',
  ],
  ['the last administrator is limited', admin, admin, [], [at('administrator', 'a')], 'user.last_administrator'],
  ['an unknown role', admin, reader, [], [at('x' as Role, 'a')], 'role.unknown'],
] as const;
test.each(limits)('limiting: %s', (_, actor, target, everywhere, limited, expected) => {
  expect(whyNotChangeRoles(actor, target, everywhere, one, limited)).toBe(expected);
});

test('limits that are not named stay, and count like roles that hold everywhere', () => {
  expect(whyNotEdit(manager, limitedTechnician, { roles })).toBe('user.more_rights_than_own');
  expect(whyNotChangeRoles(manager, limitedReader, ['reader'], one)).toBeNull();
});
