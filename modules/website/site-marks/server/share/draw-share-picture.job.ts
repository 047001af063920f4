import type { CompanyCtx } from '@fachwerk/server/ctx';
import { drawCard } from '@fachwerk/server/draw-card';
import { job } from '@fachwerk/server/jobs';
import { publish } from '@fachwerk/server/realtime-publish';
import * as z from 'zod/mini';
import { siteMarkStream } from '../../contract.ts';
import { CARD_HEIGHT, CARD_WIDTH, type ShareCard, titleSize, wordsOn } from '../../rules/share-card.ts';
import { fileOfLogo } from '../logo-file.ts';
import { addSharePicture, findSharePicture, removeOldest } from './share-store.ts';

/** Pages in all their languages, and some that were. */
const MOST_KEPT = 1_000;

const MARGIN = 80;
const LOGO_SIDE = 112;
const TITLE_TOP = 250;

export const drawSharePicture = job({
  name: 'site_marks.draw_share_picture',
  isBatch: true,
  payload: z.object({
    companyId: z.uuid(),
    cardId: z.string(),
    card: z.object({ title: z.string(), siteName: z.string(), accent: z.string(), logo: z.nullable(z.string()) }),
  }),
  transaction: 'own',
  run: async (work, { companyId, cardId, card }) => {
    const ctx: CompanyCtx = { ...work, companyId };
    if (await findSharePicture(ctx, cardId)) return;
    const key = `${companyId}/${ctx.newSecret(16)}.png`;
    await ctx.app.files.save(key, { type: 'image/png', bytes: await drawn(ctx, card) });
    const gone = await ctx.db.transaction(async (db) => {
      const inside = { ...ctx, db };
      if (!(await addSharePicture(inside, cardId, key))) return [key];
      await publish(inside, siteMarkStream, { type: 'changed' });
      return removeOldest(inside, MOST_KEPT);
    });
    for (const each of gone) await ctx.app.files.remove(each);
  },
});

/** The colour of the company, its logo and name above, the title of the page large below. */
async function drawn(ctx: CompanyCtx, { title, siteName, accent, logo }: ShareCard): Promise<Uint8Array> {
  const colour = wordsOn(accent);
  const picture = logo ? await fileOfLogo(ctx, logo) : undefined;
  const nameLeft = picture ? MARGIN + LOGO_SIDE + 32 : MARGIN;
  const width = CARD_WIDTH - 2 * MARGIN;
  return drawCard({
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    ground: accent,
    pictures: picture ? [{ bytes: picture, left: MARGIN, top: MARGIN, side: LOGO_SIDE }] : [],
    words: [
      { text: siteName, size: 40, colour, left: nameLeft, top: MARGIN + 34, width: width - nameLeft + MARGIN },
      { text: title, size: titleSize(title), colour, left: MARGIN, top: TITLE_TOP, width },
    ],
  });
}
