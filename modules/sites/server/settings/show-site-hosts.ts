import type { UseCase } from '@fachwerk/server/module';
import type { siteApi } from '../../contract.ts';
import { originOf } from '../../rules/site-data.ts';
import { listActiveHosts } from '../site-store.ts';

export const showSiteHosts: UseCase<typeof siteApi.hosts> = async (ctx) => {
  const hosts = await listActiveHosts(ctx, [ctx.companyId]);
  return { origins: hosts.map(({ host }) => originOf(host, ctx.house.publicUrl)) };
};
