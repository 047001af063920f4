import { listTenants as list } from '@fachwerk/companies/facade-tenancy';
import type { UseCase } from '@fachwerk/server/module';
import type { tenantApi } from '../../contract.ts';
import { recordsOf } from './tenant-records.ts';

const PAGE_SIZE = 50;

/** Reads one more than it shows: that one tells whether there is a next page. */
export const listTenants: UseCase<typeof tenantApi.list> = async (ctx, given) => {
  const found = await list(ctx, { ...given, limit: PAGE_SIZE + 1 });
  const tenants = await recordsOf(ctx, found.slice(0, PAGE_SIZE));
  return { tenants, next: found.length > PAGE_SIZE ? tenants.at(-1)!.id : null };
};
