import { ask, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { line, Nothing, Upload } from '@fachwerk/base/schema';
import { translatedText } from '@fachwerk/base/translated';
import * as z from 'zod/mini';

/** Pictures are drawn 4:3 in these widths. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;
export const PICTURE_MOST_BYTES = 5 * 1024 * 1024;
export const MOST_PICTURES = 12;
export const PICTURE_ADDRESS_MOST = 2000;

export const PictureAlt = translatedText(200);

export const Picture = z.object({
  id: z.uuid(),
  alt: PictureAlt,
  /** WebP by width, the narrowest first: for `srcset`. */
  sources: z.array(z.object({ width: z.int(), url: z.string() })),
  /** JPEG in the largest width, for whoever reads no WebP: link previews and mails. */
  jpeg: z.string(),
});
export type Picture = z.infer<typeof Picture>;

/** Of a picture on the public internet. */
export const PictureAddress = line(PICTURE_ADDRESS_MOST, 1).check(
  z.regex(/^https?:\/\/\S+$/i, 'picture.field.address'),
);

export const pictureProblems = {
  'picture.unknown': 404,
  'picture.too_many': 409,
  'picture.too_large': 413,
  'picture.not_an_image': 422,
  'picture.too_many_pixels': 422,
  /** Its address answered with something else than the picture. */
  'picture.not_there': 422,
} as const satisfies ProblemCatalog;

const Pictures = z.object({ pictures: z.array(Picture) });

export const pictureApi = {
  listOfItem: ask({
    method: 'GET',
    path: '/private/item/:itemId/pictures',
    access: 'staff:catalog.read',
    summary: 'The pictures of an item, in the order of the shop.',
    input: z.object({ itemId: z.uuid() }),
    output: Pictures,
  }),
  add: change({
    method: 'POST',
    path: '/private/item/:itemId/pictures',
    access: 'staff:catalog.manage',
    repeats: 'by uploadId',
    body: 'multipart',
    transaction: 'own',
    summary:
      'One more picture of an item, behind the others; drawn anew in a few widths. The same `uploadId` again is the same picture.',
    input: z.object({ uploadId: z.uuid(), itemId: z.uuid(), image: Upload }),
    output: Picture,
  }),
  fetch: change({
    method: 'POST',
    path: '/private/item/:itemId/pictures/address',
    access: 'staff:catalog.manage',
    repeats: 'by uploadId',
    transaction: 'own',
    summary:
      'Fetches a picture from its public address and stores it like an upload. An address the item has a picture of is not fetched again.',
    input: z.object({ uploadId: z.uuid(), itemId: z.uuid(), address: PictureAddress }),
    output: Picture,
  }),
  save: change({
    method: 'POST',
    path: '/private/item/:itemId/pictures/order',
    access: 'staff:catalog.manage',
    repeats: 'same',
    summary:
      'Puts the pictures of an item into this order, with their texts for people who do not see them; one that is left out goes.',
    input: z.object({
      itemId: z.uuid(),
      pictures: z.array(z.object({ id: z.uuid(), alt: PictureAlt })).check(z.maxLength(MOST_PICTURES)),
    }),
    output: Pictures,
  }),
  listOfCategories: ask({
    method: 'GET',
    path: '/private/categories/pictures',
    access: 'staff:catalog.read',
    summary: 'The pictures of the categories that have one.',
    input: z.object({}),
    output: z.object({ pictures: z.array(z.object({ categoryId: z.uuid(), picture: Picture })) }),
  }),
  saveOfCategory: change({
    method: 'POST',
    path: '/private/category/:categoryId/picture',
    access: 'staff:catalog.manage',
    repeats: 'same',
    body: 'multipart',
    transaction: 'own',
    summary: 'Gives a category its picture, or takes it away.',
    input: z.object({ categoryId: z.uuid(), image: z.optional(Upload) }),
    output: Nothing,
  }),
};
