import * as z from 'zod/mini';
import { addressOf, type FoundPhoto, PHOTOS_A_PAGE, type Provider } from './stock-provider.ts';

const API = 'https://api.pexels.com/v1';

const Photo = z.object({
  id: z.number(),
  url: z.string(),
  photographer: z.string(),
  alt: z.nullish(z.string()),
  src: z.object({ large2x: z.string(), tiny: z.string() }),
});
const Found = z.object({ photos: z.array(Photo), next_page: z.optional(z.string()) });

function photoFrom({ id, url, photographer, alt, src }: z.infer<typeof Photo>): FoundPhoto {
  return {
    id: String(id),
    name: alt || `Pexels ${id}`,
    alt: alt ? { en: alt } : {},
    author: photographer,
    licence: 'Pexels License',
    source: url,
    previewUrl: src.tiny,
    fileUrl: src.large2x,
  };
}

/** https://www.pexels.com/api/documentation/ */
export const pexels: Provider = {
  hosts: ['api.pexels.com', 'images.pexels.com'],
  headers: (key) => ({ authorization: key }),
  search: async (ask, query, page) => {
    const answer = await ask(addressOf(`${API}/search`, { query, page, per_page: PHOTOS_A_PAGE, locale: 'de-DE' }));
    const { photos, next_page } = z.parse(Found, answer);
    return { photos: photos.map(photoFrom), hasMore: next_page !== undefined };
  },
  find: async (ask, id) => photoFrom(z.parse(Photo, await ask(`${API}/photos/${id}`))),
};
