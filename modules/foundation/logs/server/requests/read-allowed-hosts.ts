import type { UseCase } from '@fachwerk/server/module';
import type { logApi } from '../../contract.ts';
import { listHosts } from './allowed-hosts.ts';

export const readAllowedHosts: UseCase<typeof logApi.allowedHosts> = async (ctx) => ({ hosts: await listHosts(ctx) });
