import type { UseCase } from '@fachwerk/server/module';
import type { companyApi } from '../contract.ts';
import { listCompanies as list } from './company-store.ts';

export const listCompanies: UseCase<typeof companyApi.list> = async (ctx) => ({ companies: await list(ctx) });
