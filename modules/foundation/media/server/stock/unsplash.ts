import * as z from 'zod/mini';
import { addressOf, type FoundPhoto, PHOTOS_A_PAGE, type Provider } from './stock-provider.ts';

const API = 'https://api.unsplash.com';
const WIDTH = 2560;

const Photo = z.object({
  id: z.string(),
  alt_description: z.nullish(z.string()),
  urls: z.object({ raw: z.string(), small: z.string() }),
  links: z.object({ html: z.string(), download_location: z.string() }),
  user: z.object({ name: z.string() }),
});
const Found = z.object({ total_pages: z.number(), results: z.array(Photo) });

function photoFrom({ id, alt_description: alt, urls, links, user }: z.infer<typeof Photo>): FoundPhoto {
  return {
    id,
    name: alt || `Unsplash ${id}`,
    alt: alt ? { en: alt } : {},
    author: user.name,
    licence: 'Unsplash License',
    source: links.html,
    previewUrl: urls.small,
    fileUrl: withQuery(urls.raw, { w: WIDTH, q: 85, fm: 'jpg' }),
  };
}

function withQuery(address: string, more: Readonly<Record<string, string | number>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, String(value));
  return url.href;
}

/** https://unsplash.com/documentation; a photo that is taken is counted for its author. */
export const unsplash: Provider = {
  hosts: ['api.unsplash.com', 'images.unsplash.com', 'plus.unsplash.com'],
  headers: (key) => ({ authorization: `Client-ID ${key}`, 'accept-version': 'v1' }),
  search: async (ask, query, page) => {
    const address = addressOf(`${API}/search/photos`, { query, page, per_page: PHOTOS_A_PAGE });
    const { results, total_pages } = z.parse(Found, await ask(address));
    return { photos: results.map(photoFrom), hasMore: page < total_pages };
  },
  find: async (ask, id) => photoFrom(z.parse(Photo, await ask(`${API}/photos/${id}`))),
  noteTaken: async (ask, id) => ask(`${API}/photos/${id}/download`),
};
