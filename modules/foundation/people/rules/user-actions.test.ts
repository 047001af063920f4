import type { Role } from '@fachwerk/auth/contract';
import { capabilitiesIn, type RoleInfo } from '@fachwerk/auth/rules/roles';
import { expect, test } from 'vitest';
import { type UserAction, whyNotDo } from './user-changes.ts';

const BOOK: readonly RoleInfo[] = [
  { id: 'administrator', capabilities: ['company.edit', 'users.manage', 'users.read'] },
  { id: 'management', capabilities: ['users.manage', 'users.read'] },
  { id: 'staff', capabilities: [] },
];
const actorWith = (role: Role) => ({ id: 'actor', capabilities: capabilitiesIn(BOOK, [role]) });
const administrator = actorWith('administrator');
const management = actorWith('management');
const staff = { id: 'other', backendRoles: ['staff' as const], state: 'active' as const };
const away = { ...staff, state: 'deactivated' as const };
const boss = { ...staff, backendRoles: ['administrator' as const] };
const oneself = { ...boss, id: 'actor' };

const ALL: readonly UserAction[] = [
  'invite',
  'setPassword',
  'endSessions',
  'removeSecondFactor',
  'deactivate',
  'remove',
];

const cases = [
  ['an administrator may do everything to staff', ALL, administrator, staff, 2, null],
  ['nobody touches who has more rights', ALL, management, boss, 2, 'user.more_rights_than_own'],
  ['somebody deactivated is not invited', ['invite'], administrator, away, 2, 'user.is_deactivated'],
  ['somebody deactivated can be activated', ['activate'], administrator, away, 2, null],
  ['one’s own account stays', ['deactivate', 'remove'], administrator, oneself, 2, 'user.own_account'],
  ['one’s own password has its own way', ['setPassword'], administrator, oneself, 2, 'user.own_password'],
  ['one’s own second factor has its own way', ['removeSecondFactor'], administrator, oneself, 2, 'second_factor.own'],
  ['the last administrator stays', ['deactivate', 'remove'], administrator, boss, 1, 'user.last_administrator'],
] as const;

for (const [name, actions, actor, target, activeAdministrators, expected] of cases) {
  for (const action of actions) {
    test(`${name}: ${action}`, () =>
      expect(whyNotDo(action, actor, target, { roles: BOOK, activeAdministrators })).toBe(expected));
  }
}
