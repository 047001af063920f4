import { createHash } from 'node:crypto';
import { sharePicture } from '@fachwerk/pages/facade-blocks';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { fileAddress } from '@fachwerk/server/files';
import { fill } from '@fachwerk/server/hooks';
import { addJob } from '@fachwerk/server/jobs';
import { siteHead } from '@fachwerk/sites/facade';
import { CARD_HEIGHT, CARD_WIDTH, type ShareCard, shortened } from '../../rules/share-card.ts';
import { drawSharePicture } from './draw-share-picture.job.ts';
import { findSharePicture } from './share-store.ts';

/** Raised when cards look different: they are then drawn anew. */
const LOOK = 1;

/** A page without a picture of its own is shared with one made from its title. It is drawn beside; until then there is none. */
export const fillSharePicture = fill(sharePicture, async (ctx, { title }) => {
  const { name, accent, logo } = await siteHead(ctx);
  const card = shortened({ title: title || name, siteName: title ? name : '', accent, logo });
  const hash = hashOf(card);
  const key = await findSharePicture(ctx, hash);
  if (key) return { url: fileAddress(key), width: CARD_WIDTH, height: CARD_HEIGHT, alt: card.title };
  await askFor(ctx, card, hash);
  return null;
});

function askFor(ctx: CompanyCtx, card: ShareCard, hash: string): Promise<void> {
  const { companyId } = ctx;
  return addJob(
    ctx,
    drawSharePicture,
    { companyId, cardId: hash, card },
    { key: `share-picture:${companyId}:${hash}` },
  );
}

function hashOf(card: ShareCard): string {
  const parts = JSON.stringify([LOOK, card.title, card.siteName, card.accent, card.logo]);
  return createHash('sha256').update(parts).digest('base64url').slice(0, 32);
}
