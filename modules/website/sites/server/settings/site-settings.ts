import type { FontPair } from '@fachwerk/base/font-pairs';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx, Ctx } from '@fachwerk/server/ctx';
import { fileAddress } from '@fachwerk/server/files';
import { publish } from '@fachwerk/server/realtime-publish';
import { type SiteSettings, siteStream } from '../../contract.ts';
import { mainHostOf, originOf, USUAL_FONTS } from '../../rules/site-data.ts';
import { type KnownSite, listActiveHosts, lockSite, saveSite } from '../site-store.ts';

export async function settingsOf(ctx: CompanyCtx, { site, company }: KnownSite): Promise<SiteSettings> {
  const { logoKey, ...data } = site;
  const hosts = (await listActiveHosts(ctx, [ctx.companyId])).map(({ host }) => host);
  const host = mainHostOf(site.mainHost, hosts);
  return {
    ...data,
    logo: logoKey && fileAddress(logoKey),
    address: host ? originOf(host, ctx.app.publicUrl) : null,
    hosts,
    isDemo: company.isDemo,
  };
}

/** Sets fonts that suit a new site, unless the company has chosen its own. */
export async function suggestFonts(ctx: Ctx, fonts: FontPair): Promise<void> {
  const { site } = await lockSite(ctx);
  if (site.fonts !== USUAL_FONTS || fonts === USUAL_FONTS) return;
  await saveSite(ctx, { ...site, fonts });
  await audit(ctx, {
    subjectKind: 'site',
    subjectId: ctx.companyId,
    action: 'site.changed',
    before: { fonts: site.fonts },
    after: { fonts },
    address: ctx.request.address,
  });
  await publish(ctx, siteStream, { type: 'changed' });
}
