import type { UseCase } from '@fachwerk/server/module';
import type { stockApi } from '../../contract-stock.ts';
import { assetFrom, findUploaded } from '../asset/asset-store.ts';
import { takeIn } from '../asset/take-in.ts';
import { stockAccess, understood } from './stock-access.ts';

const MOST_NAME = 120;
const MOST_ALT = 200;

/** Everything about the photo comes from its provider, nothing from the browser. */
export const takePhoto: UseCase<typeof stockApi.take> = async (ctx, { uploadId, provider: name, photoId }) => {
  const known = await findUploaded(ctx, uploadId);
  if (known) return assetFrom(known);
  const { provider, ask, download } = stockAccess(ctx, name);
  const photo = await understood(provider.find(ask, photoId));
  const bytes = await download(photo.fileUrl);
  await provider.noteTaken?.(ask, photoId);
  const asset = {
    uploadId,
    name: short(photo.name, MOST_NAME),
    folderId: null,
    tags: [...(photo.tags ?? [])],
    alt: Object.fromEntries(
      Object.entries(photo.alt).map(([language, text]) => [language, short(text ?? '', MOST_ALT)]),
    ),
    ...(photo.focus && { focus: photo.focus }),
    credit: {
      author: short(photo.author, MOST_NAME),
      licence: short(photo.licence, MOST_NAME),
      source: photo.source.startsWith('https://') ? short(photo.source, 500) : '',
    },
  };
  return takeIn(ctx, asset, { name: photoId, type: '', bytes });
};

/** One line that fits. */
function short(text: string, most: number): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, most)
    .trim();
}
