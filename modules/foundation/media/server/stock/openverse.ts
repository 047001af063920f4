import * as z from 'zod/mini';
import { addressOf, type FoundPhoto, PHOTOS_A_PAGE, type Provider } from './stock-provider.ts';

const API = 'https://api.openverse.org/v1/images';

const Photo = z.object({
  id: z.string(),
  title: z.nullish(z.string()),
  creator: z.nullish(z.string()),
  license: z.string(),
  license_version: z.nullish(z.string()),
  foreign_landing_url: z.nullish(z.string()),
});
const Found = z.object({ page_count: z.number(), results: z.array(Photo) });

/** Without a creative commons name: given to everybody. */
const GIVEN = new Map([
  ['cc0', 'CC0'],
  ['pdm', 'Public Domain Mark'],
]);

function licenceOf({ license, license_version: version }: z.infer<typeof Photo>): string {
  return GIVEN.get(license) ?? `CC ${license.toUpperCase()} ${version ?? ''}`.trim();
}

/** Files come through the provider itself: those of the museums and archives behind it lie anywhere. */
function photoFrom(photo: z.infer<typeof Photo>): FoundPhoto {
  const { id, title, creator, foreign_landing_url: source } = photo;
  return {
    id,
    name: title || `Openverse ${id.slice(0, 8)}`,
    alt: {},
    author: creator ?? '',
    licence: licenceOf(photo),
    source: source ?? '',
    previewUrl: `${API}/${id}/thumb/`,
    fileUrl: addressOf(`${API}/${id}/thumb/`, { full_size: 'true', compressed: 'true' }),
  };
}

/** https://api.openverse.org; only what may be used by a business and changed. */
export const openverse: Provider = {
  hosts: ['api.openverse.org'],
  headers: () => ({}),
  search: async (ask, q, page) => {
    const wanted = { q, page, page_size: PHOTOS_A_PAGE, license_type: 'commercial,modification', mature: 'false' };
    const { results, page_count } = z.parse(Found, await ask(addressOf(`${API}/`, wanted)));
    return { photos: results.map(photoFrom), hasMore: page < page_count };
  },
  find: async (ask, id) => photoFrom(z.parse(Photo, await ask(`${API}/${id}/`))),
};
