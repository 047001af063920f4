import type { CompanyCtx } from '@fachwerk/server/ctx';
import { reencodeImage } from '@fachwerk/server/images';
import { job } from '@fachwerk/server/jobs';
import { publish } from '@fachwerk/server/realtime-publish';
import { siteHead } from '@fachwerk/sites/facade';
import * as z from 'zod/mini';
import { ICON_SIDES, siteMarkStream } from '../../contract.ts';
import { fileOfLogo } from '../logo-file.ts';
import { findIcons, lockIcons, type StoredIcons, saveIcons } from './icon-store.ts';

const MOST_BYTES = 4 * 1024 * 1024;
const MOST_PIXELS = 20_000_000;

/** Draws the icons of a company from its logo. Files that nobody shows any more go. */
export const makeIcons = job({
  name: 'site_marks.make_icons',
  isBatch: true,
  payload: z.object({ companyId: z.uuid() }),
  transaction: 'own',
  run: async (work, { companyId }) => {
    const ctx: CompanyCtx = { ...work, companyId };
    const { logo } = await siteHead(ctx);
    const bytes = logo && (await fileOfLogo(ctx, logo));
    if (!logo || !bytes || (await findIcons(ctx))?.logo === logo) return;
    const made = await drawnIcons(ctx, logo, bytes);
    if (!made) return;
    const before = await ctx.db.transaction(async (db) => {
      const inside = { ...ctx, db };
      const known = await lockIcons(inside);
      await saveIcons(inside, made);
      await publish(inside, siteMarkStream, { type: 'changed' });
      return known;
    });
    if (before) for (const key of keysOf(before)) await ctx.app.files.remove(key);
  },
});

const keysOf = ({ small, touch, large, huge }: StoredIcons) => [small, touch, large, huge];

async function drawnIcons(ctx: CompanyCtx, logo: string, bytes: Uint8Array): Promise<StoredIcons | null> {
  const sizes = Object.values(ICON_SIDES).map((side) => ({ width: side, height: side, type: 'image/png' as const }));
  const { images } = await reencodeImage(bytes, { maxBytes: MOST_BYTES, maxPixels: MOST_PIXELS, sizes });
  if (!images) return null;
  const keys: string[] = [];
  for (const image of images) {
    const key = `${ctx.companyId}/${ctx.newSecret(16)}.png`;
    await ctx.app.files.save(key, image);
    keys.push(key);
  }
  const [small, touch, large, huge] = keys;
  return { logo, small: small!, touch: touch!, large: large!, huge: huge! };
}
