import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import { publish } from '@fachwerk/server/realtime-publish';
import { type SiteData, siteStream } from '../../contract.ts';
import { lockSite, saveSite } from '../site-store.ts';

type Look = Pick<SiteData, 'template' | 'fonts' | 'accent'>;

const lookOf = ({ template, fonts, accent }: Look): Look => ({ template, fonts, accent });

/** The site takes over what it is drawn in; everything else of it stays. For callers who may manage the site. */
export async function takeLook(ctx: Ctx, look: Look): Promise<void> {
  const { site } = await lockSite(ctx);
  await saveSite(ctx, { ...site, ...lookOf(look) });
  await audit(ctx, {
    subjectKind: 'site',
    subjectId: ctx.companyId,
    action: 'site.changed',
    before: lookOf(site),
    after: lookOf(look),
    address: ctx.request.address,
  });
  await publish(ctx, siteStream, { type: 'changed' });
}
