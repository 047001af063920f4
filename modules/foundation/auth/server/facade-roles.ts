export { type RolePlace, rolePlaces } from './roles/limits.ts';
export { addOwnRole, keepOwnRoles, listOwnRoles, lockOwnRole, removeOwnRole, saveOwnRole } from './roles/role-store.ts';
