import { listOwnRoles } from '@fachwerk/auth/facade-roles';
import type { UseCase } from '@fachwerk/server/module';
import type { userApi } from '../../contract.ts';
import { rolesHere } from '../users/managed-user.ts';

export const listRoles: UseCase<typeof userApi.roles> = async (ctx) => {
  const own = new Map((await listOwnRoles(ctx)).map((role) => [role.id, role]));
  const roles = await rolesHere(ctx);
  return {
    roles: roles.map(({ id, capabilities }) => {
      const made = own.get(id);
      const named = made && { name: made.name, description: made.description, version: made.version };
      return { id, capabilities: [...capabilities], ...(named && { own: named }) };
    }),
    placed: [...ctx.app.placedCapabilities].sort(),
  };
};
