import type { UseCase } from '@fachwerk/server/module';
import type { userApi } from '../../contract.ts';
import { rolesHere } from '../users/managed-user.ts';

export const listRoles: UseCase<typeof userApi.roles> = async (ctx) => ({ roles: await rolesHere(ctx) });
