import type { CompanyCtx } from '@fachwerk/server/ctx';
import { fileAddress } from '@fachwerk/server/files';
import type { SiteHead } from '../../contract.ts';
import { atSite } from '../site-place.ts';
import { findSite, type KnownSite } from '../site-store.ts';

/** Layout data of the site that this company's customers use. */
export async function siteHead(ctx: CompanyCtx): Promise<SiteHead> {
  return headOf(await findSite((await atSite(ctx)).ctx));
}

export function headOf({ company, site }: KnownSite): SiteHead {
  const {
    name,
    template,
    accent,
    fonts,
    header,
    spacing,
    corners,
    hasMotion,
    languages,
    defaultLanguage,
    contact,
    hasChat,
    isFooterHidden,
    welcome,
    logoKey,
    tileUrl,
  } = site;
  return {
    companyId: company.id,
    kind: company.kind,
    name,
    template,
    accent,
    fonts,
    header,
    spacing,
    corners,
    hasMotion,
    languages,
    defaultLanguage,
    contact,
    hasChat,
    isFooterHidden,
    welcome,
    logo: logoKey && fileAddress(logoKey),
    map: tileUrl === '' ? null : { tileUrl, attribution: site.tileAttribution },
    isDemo: company.isDemo,
  };
}
