import { fileAddress } from '@fachwerk/server/files';
import type { CompanyCtx } from '@fachwerk/server/module';
import type { SiteSettings } from '../../contract.ts';
import { mainHostOf, originOf } from '../../rules/site-data.ts';
import { type KnownSite, listActiveHosts } from '../site-store.ts';

export async function settingsOf(ctx: CompanyCtx, { site, company }: KnownSite): Promise<SiteSettings> {
  const { logoKey, ...data } = site;
  const hosts = (await listActiveHosts(ctx, [ctx.companyId])).map(({ host }) => host);
  const host = mainHostOf(site.mainHost, hosts);
  return {
    ...data,
    logo: logoKey && fileAddress(logoKey),
    address: host ? originOf(host, ctx.house.publicUrl) : null,
    hosts,
    isDemo: company.isDemo,
  };
}
