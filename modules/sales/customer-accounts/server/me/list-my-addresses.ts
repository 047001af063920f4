import type { UseCase } from '@fachwerk/server/module';
import type { accountApi } from '../../contract.ts';
import { listed } from './my-addresses.ts';

export const listMyAddresses: UseCase<typeof accountApi.addresses> = listed;
