import { problemsOf } from '@fachwerk/base/problem';
import type { Upload } from '@fachwerk/base/schema';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx, Ctx } from '@fachwerk/server/ctx';
import { reencodeImage } from '@fachwerk/server/images';
import { addJob } from '@fachwerk/server/jobs';
import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { LOGO_MOST_BYTES, type SiteSettings, type siteApi, siteProblems, siteStream } from '../../contract.ts';
import { lockSite, saveLogoKey } from '../site-store.ts';
import { removeLogoJob } from './remove-logo.job.ts';
import { settingsOf } from './site-settings.ts';

const problem = problemsOf(siteProblems);

const MOST_PIXELS = 20_000_000;

/** Square like an app icon: pictures are cropped, and the name is shown beside it. */
const SIDE = 192;

/** Image processing is slow and runs before the transaction. The file is removed if the change fails. */
export const saveLogo: UseCase<typeof siteApi.saveLogo> = async (ctx, { image }) => {
  const logoKey = image ? await storeLogo(ctx, image) : null;
  try {
    return await ctx.db.transaction((db) => saved({ ...ctx, db }, logoKey));
  } catch (error) {
    if (logoKey) await ctx.app.files.remove(logoKey);
    throw error;
  }
};

async function saved(ctx: Ctx, logoKey: string | null): Promise<SiteSettings> {
  const known = await lockSite(ctx);
  const before = known.site.logoKey;
  if (before !== logoKey) {
    await saveLogoKey(ctx, logoKey);
    if (before) await addJob(ctx, removeLogoJob, { logoKey: before });
    await audit(ctx, {
      subjectKind: 'site',
      subjectId: ctx.companyId,
      action: logoKey ? 'site.logo_changed' : 'site.logo_removed',
      address: ctx.request.address,
    });
    await publish(ctx, siteStream, { type: 'changed' });
  }
  return settingsOf(ctx, { ...known, site: { ...known.site, logoKey } });
}

async function storeLogo(ctx: CompanyCtx, upload: Upload | Blob): Promise<string> {
  const bytes = upload instanceof Blob ? await upload.bytes() : upload.bytes;
  const outcome = await reencodeImage(bytes, { maxBytes: LOGO_MOST_BYTES, maxPixels: MOST_PIXELS, sizes: [SIDE] });
  if (outcome.refusal) throw problem(`site_logo.${outcome.refusal}`);
  const key = `${ctx.companyId}/${ctx.newSecret(16)}.webp`;
  await ctx.app.files.save(key, outcome.images[0]!);
  return key;
}
