import { reencodeImage } from '@fachwerk/server/images';
import type { UseCase } from '@fachwerk/server/module';
import type { stockApi } from '../../contract-stock.ts';
import { type StockAccess, stockAccess, understood } from './stock-access.ts';
import type { FoundPhoto } from './stock-provider.ts';

const PREVIEW = {
  maxBytes: 2 * 1024 * 1024,
  maxPixels: 4_000_000,
  sizes: [{ inside: { width: 240 }, qualityPercent: 70 }],
};

export const searchStock: UseCase<typeof stockApi.search> = async (ctx, { provider: name, search, page }) => {
  const access = stockAccess(ctx, name);
  const { photos, hasMore } = await understood(access.provider.search(access.ask, search, page));
  const shown = await Promise.all(photos.map((photo) => withPreview(access, photo)));
  return { photos: shown.flatMap((photo) => photo ?? []), hasMore };
};

/** One whose small picture does not come is left out. */
async function withPreview(access: StockAccess, { id, name, author, licence, source, previewUrl }: FoundPhoto) {
  const bytes = await access.download(previewUrl).catch(() => undefined);
  const [image] = (bytes && (await reencodeImage(bytes, PREVIEW)).images) || [];
  if (!image) return undefined;
  const preview = `data:${image.type};base64,${Buffer.from(image.bytes).toString('base64')}`;
  return { id, name, author, licence, source, preview };
}
