import type { Language } from '@fachwerk/base/language';
import { textIn } from '@fachwerk/base/translated';
import type { MediaPicture } from '@fachwerk/media/contract';
import { mediaDocuments, mediaPictures } from '@fachwerk/media/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { ShownDocument, ShownPage, ShownPicture } from '../../contract-shown.ts';
import { isTabSign, signAddress } from '../../rules/shown-content.ts';

type ShownMedia = {
  readonly picture: (id: string) => ShownPicture | null;
  readonly file: (id: string) => ShownDocument | null;
};

/** Pictures and documents of these blocks, one query each; deleted assets are missing. */
export async function shownMedia(ctx: CompanyCtx, ids: readonly string[], language: Language): Promise<ShownMedia> {
  const [pictures, documents] = await Promise.all([mediaPictures(ctx, ids), mediaDocuments(ctx, ids)]);
  return {
    picture: (id) => {
      const found = pictures.get(id);
      return found ? pictureOf(found, language) : null;
    },
    file: (id) => {
      const found = documents.get(id);
      return found ? { name: found.name, url: found.url, bytes: found.bytes } : null;
    },
  };
}

function pictureOf({ alt, width, height, focus, sources, credit }: MediaPicture, language: Language): ShownPicture {
  return {
    alt: textIn(alt, language),
    width,
    height,
    focus,
    sources: sources.map((each) => ({ width: each.width, url: each.webp, avif: each.avif })),
    credit: [credit.author, credit.licence].filter(Boolean).join(', '),
  };
}

/** Tab icon: an emoji, or the smallest size of a picture; null for the site's icon. */
export async function tabIcon(ctx: CompanyCtx, icon: string | undefined): Promise<ShownPage['tabIcon']> {
  if (!icon) return null;
  if (isTabSign(icon)) return signAddress(icon);
  const found = (await mediaPictures(ctx, [icon])).get(icon);
  return found?.sources[0]?.webp ?? null;
}

/** Width of the gallery's rendition for link previews. */
const SHARED_WIDTH = 1280;

export async function sharedPicture(
  ctx: CompanyCtx,
  id: string | null,
  language: Language,
): Promise<ShownPage['picture']> {
  const found = id === null ? undefined : (await mediaPictures(ctx, [id])).get(id);
  if (!found) return null;
  const width = Math.min(SHARED_WIDTH, found.width);
  const height = Math.round((found.height * width) / found.width);
  return { url: found.jpeg, width, height, alt: textIn(found.alt, language) };
}
