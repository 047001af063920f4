import { companiesWatching, inCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { mainHostOf, originOf } from '../rules/site-data.ts';
import { knownHosts, knownSite } from './site-store.ts';

/** The company whose site this company's customers use: itself, or its franchisor while it has no domain. */
export async function atSite<Given extends CompanyCtx>(ctx: Given): Promise<{ ctx: Given; hosts: readonly string[] }> {
  const [own, franchisor] = await companiesWatching(ctx);
  const hosts = await knownHosts(ctx, franchisor ? [own!, franchisor] : [own!]);
  const hostsOf = (id: string) => hosts.filter(({ companyId }) => companyId === id).map(({ host }) => host);
  const ownHosts = hostsOf(own!);
  if (!franchisor || ownHosts.length > 0) return { ctx, hosts: ownHosts };
  return { ctx: inCompany(ctx, franchisor), hosts: hostsOf(franchisor) };
}

/** Origin of the site that this company's customers use; without a domain, the installation's. */
export async function siteAddress(ctx: CompanyCtx): Promise<string> {
  const place = await atSite(ctx);
  const { site } = await knownSite(place.ctx);
  const host = mainHostOf(site.mainHost, place.hosts);
  return host ? originOf(host, ctx.app.publicUrl) : new URL(ctx.app.publicUrl).origin;
}

/** All origins of this company's own pages. */
export async function ownOrigins(ctx: CompanyCtx): Promise<string[]> {
  const hosts = await knownHosts(ctx, [ctx.companyId]);
  return hosts.map(({ host }) => originOf(host, ctx.app.publicUrl));
}
