export { addOwnRole, keepOwnRoles, listOwnRoles, lockOwnRole, removeOwnRole, saveOwnRole } from './roles/role-store.ts';
