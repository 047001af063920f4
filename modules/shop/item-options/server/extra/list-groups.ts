import type { UseCase } from '@fachwerk/server/module';
import type { extraApi } from '../../contract-extra.ts';
import { listStoredGroups } from './group-store.ts';

export const listGroups: UseCase<typeof extraApi.list> = async (ctx) => ({ groups: await listStoredGroups(ctx) });
