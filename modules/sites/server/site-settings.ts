import { beforeAndAfter, changesOf, saveConflict } from '@fachwerk/base/changes';
import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import { fileAddress } from '@fachwerk/server/files';
import type { CompanyCtx, UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { type SiteSettings, type siteApi, siteProblems, siteStream } from '../contract.ts';
import { mainHostOf, originOf, whyNotSave } from '../rules/site-data.ts';
import { findSite, type KnownSite, listActiveHosts, lockSite, saveSite } from './site-store.ts';

const problem = problemsOf(siteProblems);

export const findSettings: UseCase<typeof siteApi.find> = async (ctx) => settingsOf(ctx, await findSite(ctx));

export const saveSettings: UseCase<typeof siteApi.save> = async (ctx, { site: data, version }) => {
  const known = await lockSite(ctx);
  const current = await settingsOf(ctx, known);
  if (current.version !== version)
    throw problem('site.changed_meanwhile', {}, { conflict: saveConflict(current, data) });
  const refusal = whyNotSave(data, current.hosts);
  if (refusal) throw problem(refusal);
  const changes = changesOf(known.site, data);
  if (changes.length === 0) return current;

  await saveSite(ctx, data);
  await audit(ctx, {
    subjectKind: 'site',
    subjectId: ctx.companyId,
    action: 'site.changed',
    ...beforeAndAfter(changes),
    address: ctx.request.address,
  });
  await publish(ctx, siteStream, { type: 'changed' });
  return settingsOf(ctx, { ...known, site: { ...known.site, ...data, version: version + 1 } });
};

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
