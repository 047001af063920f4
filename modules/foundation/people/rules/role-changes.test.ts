import { expect, test } from 'vitest';
import { whyNotCreateRole, whyNotEditRole, whyNotRemoveRole, whyNotSaveRole } from './role-changes.ts';

const OWN = '0190a000-0000-7000-8000-000000000001';
const STRONG = '0190a000-0000-7000-8000-000000000002';
const book = [
  { id: 'administrator', capabilities: ['company.edit', 'locks.open', 'roles.manage', 'users.manage'] },
  { id: 'management', capabilities: ['locks.open', 'roles.manage', 'users.manage'] },
  { id: 'reader', capabilities: [] },
  { id: OWN, capabilities: ['locks.open', 'roles.manage', 'users.manage'] },
  { id: STRONG, capabilities: ['company.edit'] },
];
const by = (...roles: string[]) => ({
  roles,
  capabilities: book.filter(({ id }) => roles.includes(id)).flatMap(({ capabilities }) => capabilities),
});
const manager = by('management');
const admin = by('administrator');
const holder = by(OWN);

const makes = [
  ['of what one has', manager, ['locks.open'], null],
  ['of nothing', manager, [], null],
  ['of more than one has', manager, ['locks.open', 'company.edit'], 'role.more_rights_than_own'],
  ['of what no module declares', admin, ['moon.fly'], 'role.more_rights_than_own'],
] as const;
for (const [name, actor, wanted, expected] of makes) {
  test(`a role ${name}`, () => expect(whyNotCreateRole(actor, wanted)).toBe(expected));
}

const saves = [
  ['takes a right away', manager, OWN, ['users.manage'], null],
  ['gives more than one has', manager, OWN, ['company.edit'], 'role.more_rights_than_own'],
  ['touches a role that may do more', manager, STRONG, [], 'role.more_rights_than_own'],
  ['gives oneself more by the role one has', holder, OWN, ['company.edit'], 'role.more_rights_than_own'],
  ['takes managing from oneself', holder, OWN, ['locks.open'], 'role.own_management'],
  ['takes something else from oneself', holder, OWN, ['roles.manage', 'users.manage'], null],
  ['takes managing, with another role that has it', by(OWN, 'management'), OWN, [], null],
] as const;
for (const [name, actor, id, wanted, expected] of saves) {
  test(`a change that ${name}`, () => expect(whyNotSaveRole(actor, { id }, wanted, book)).toBe(expected));
}

const removals = [
  ['nobody has', manager, OWN, { holders: 0, replacement: undefined }, null],
  ['somebody has', manager, OWN, { holders: 1, replacement: undefined }, 'role.in_use'],
  ['somebody has, with a replacement', manager, OWN, { holders: 1, replacement: 'reader' }, null],
  ['is its own replacement', manager, OWN, { holders: 1, replacement: OWN }, 'role.unknown'],
  ['is replaced by one of nobody', manager, OWN, { holders: 1, replacement: 'emperor' }, 'role.unknown'],
  ['may do more', manager, STRONG, { holders: 0, replacement: undefined }, 'role.more_rights_than_own'],
  ['one manages by oneself', holder, OWN, { holders: 1, replacement: 'reader' }, 'role.own_management'],
] as const;
for (const [name, actor, id, given, expected] of removals) {
  test(`deleting a role that ${name}`, () => expect(whyNotRemoveRole(actor, { id }, given, book)).toBe(expected));
}

test('who may do all of a role may change it', () => {
  expect([whyNotEditRole(manager, { id: OWN }, book), whyNotEditRole(manager, { id: STRONG }, book)]).toEqual([
    null,
    'role.more_rights_than_own',
  ]);
});
