import { ask, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { line } from '@fachwerk/base/schema';
import * as z from 'zod/mini';
import { Asset } from './contract.ts';

/** Where free photos come from: the house's own pictures always, the others where the installation has switched them on. */
export const StockProvider = z.enum(['own', 'pexels', 'unsplash', 'openverse']);
export type StockProvider = z.infer<typeof StockProvider>;

export const StockPhoto = z.object({
  id: z.string(),
  name: z.string(),
  author: z.string(),
  licence: z.string(),
  /** The page of the photo at its provider. */
  source: z.string(),
  /** Small, drawn anew by us and inside of the answer: the browser asks nobody outside. */
  preview: z.string(),
});
export type StockPhoto = z.infer<typeof StockPhoto>;

export const stockProblems = {
  'media_stock.off': 404,
  'media_stock.unknown': 404,
  'media_stock.unreachable': 503,
} as const satisfies ProblemCatalog;

const access = 'staff:media.manage';

export const stockApi = {
  providers: ask({
    method: 'GET',
    path: '/private/media-stock',
    access,
    summary: 'The providers of free photos that this installation has switched on.',
    input: z.object({}),
    output: z.object({ providers: z.array(StockProvider) }),
  }),
  search: ask({
    method: 'GET',
    path: '/private/media-stock/photos',
    access,
    summary: 'A page of free photos for some words.',
    input: z.object({
      provider: StockProvider,
      /** Without words: all of the house's own. */
      search: line(100),
      page: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(20)),
    }),
    output: z.object({ photos: z.array(StockPhoto), hasMore: z.boolean() }),
  }),
  take: change({
    method: 'POST',
    path: '/private/media-stock/photos',
    access,
    repeats: 'by uploadId',
    transaction: 'own',
    summary:
      'Takes a free photo into the media library, with its author and licence. The same `uploadId` again answers the same asset.',
    input: z.object({
      uploadId: z.uuid(),
      provider: StockProvider,
      photoId: z.string().check(z.regex(/^[\w-]{1,80}$/)),
    }),
    output: Asset,
  }),
};
