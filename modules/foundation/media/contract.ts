import { ask, type CapabilityCatalog, change, stream } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line, Nothing, Upload } from '@fachwerk/base/schema';
import { translatedText } from '@fachwerk/base/translated';
import * as z from 'zod/mini';

/** Pictures are drawn in these widths, as far as they are that wide themselves. */
export const MEDIA_WIDTHS = [320, 640, 1280, 1920] as const;
/** Of one file, before it is drawn anew: what the camera of a good phone makes. */
export const MEDIA_MOST_BYTES = 20 * 1024 * 1024;
export const MOST_TAGS = 20;
export const MOST_FOLDERS = 200;
/** As many as a page of blocks may show. */
export const MOST_ASKED = 400;

export const MediaKind = z.enum(['picture', 'document']);
export type MediaKind = z.infer<typeof MediaKind>;

const Thousandth = z.int().check(z.minimum(0), z.maximum(1000));
const Part = z.int().check(z.minimum(1), z.maximum(1000));

/** What has to stay in sight when a frame cuts the picture, in thousandths of its width and height. */
export const Focus = z.object({ x: Thousandth, y: Thousandth });
export type Focus = z.infer<typeof Focus>;

/** The part of the original that is shown, in thousandths of its width and height. */
export const Crop = z
  .object({ x: Thousandth, y: Thousandth, width: Part, height: Part })
  .check(z.refine((crop) => crop.x + crop.width <= 1000 && crop.y + crop.height <= 1000, 'field.invalid'));
export type Crop = z.infer<typeof Crop>;

/** What people read who do not see the picture. */
export const MediaAlt = translatedText(200);

/** Whose work it is; empty where nobody has to be named. */
export const Credit = z.object({ author: line(120), licence: line(120), source: line(500) });
export type Credit = z.infer<typeof Credit>;

/** Everything a page needs to draw a picture. */
export const MediaPicture = z.object({
  id: z.uuid(),
  name: z.string(),
  alt: MediaAlt,
  focus: Focus,
  /** Of the largest one drawn, for `width` and `height` of the element: nothing moves while it loads. */
  width: z.int(),
  height: z.int(),
  /** The narrowest first; each as AVIF and as WebP, for `srcset`. */
  sources: z.array(z.object({ width: z.int(), avif: z.string(), webp: z.string() })),
  /** For whoever reads neither: link previews and mails. */
  jpeg: z.string(),
  credit: Credit,
});
export type MediaPicture = z.infer<typeof MediaPicture>;

/** Everything a page needs to offer a document. */
export const MediaDocument = z.object({ id: z.uuid(), name: z.string(), bytes: z.int(), url: z.string() });
export type MediaDocument = z.infer<typeof MediaDocument>;

const Tags = z.array(line(40, 1)).check(z.maxLength(MOST_TAGS));
const Name = line(120, 1);

/** What is written about an asset. */
export const AssetData = z.object({
  name: Name,
  folderId: z.nullable(z.uuid()),
  tags: Tags,
  alt: MediaAlt,
  focus: Focus,
  credit: Credit,
});
export type AssetData = z.infer<typeof AssetData>;

export const Asset = z.extend(AssetData, {
  id: z.uuid(),
  kind: MediaKind,
  /** Of all its files together; of a document, of the document. */
  bytes: z.int(),
  crop: z.nullable(Crop),
  /** Null for a document. */
  picture: z.nullable(MediaPicture),
  /** The whole picture before it was cropped, or the document. */
  originalUrl: z.string(),
  createdAt: Instant,
  version: z.int(),
});
export type Asset = z.infer<typeof Asset>;

export const MediaFolder = z.object({ id: z.uuid(), name: z.string(), count: z.int() });
export type MediaFolder = z.infer<typeof MediaFolder>;

/** A place that shows an asset: how it is called, and the page of the back-office where it is kept. */
export const MediaUse = z.object({ assetId: z.uuid(), label: z.string(), link: z.string() });
export type MediaUse = z.infer<typeof MediaUse>;

const ROLES = ['administrator', 'management', 'editor'] as const;

export const mediaCapabilities = {
  'media.manage': { roles: ROLES, kinds: ['franchisor', 'merchant'] },
} as const satisfies CapabilityCatalog;

export const mediaProblems = {
  'media.unknown': 404,
  'media.too_large': 413,
  'media.not_taken': 422,
  'media.too_many_pixels': 422,
  'media.quota_full': 409,
  'media.in_use': 409,
  'media.other_kind': 422,
  'media.not_a_picture': 422,
  'media.changed_meanwhile': 409,
  'media_folder.unknown': 404,
  'media_folder.name_taken': 409,
  'media_folder.too_many': 409,
} as const satisfies ProblemCatalog;
export type MediaProblem = keyof typeof mediaProblems;

const one = { id: z.uuid() };
const access = 'staff:media.manage';

export const mediaApi = {
  list: ask({
    method: 'GET',
    path: '/private/media',
    access,
    summary: 'A page of the company’s pictures and documents, newest first, by keyset.',
    input: z.object({
      search: z.optional(line(100)),
      kind: z.optional(MediaKind),
      /** `none`: what lies in no folder. */
      folder: z.optional(z.union([z.uuid(), z.literal('none')])),
      tag: z.optional(line(40)),
      /** Pictures that nobody has described. */
      alt: z.optional(z.literal('missing')),
      before: z.optional(z.uuid()),
    }),
    output: z.object({
      assets: z.array(Asset),
      /** Those that a page shows, and on how many places. */
      uses: z.array(z.object({ assetId: z.uuid(), count: z.int() })),
      next: z.nullable(z.uuid()),
      total: z.object({ count: z.int(), isMore: z.boolean() }),
    }),
  }),
  find: ask({
    method: 'GET',
    path: '/private/media/:id',
    access,
    summary: 'One picture or document, and where it is used.',
    input: z.object(one),
    output: z.object({
      asset: Asset,
      uses: z.array(MediaUse),
      /** Whether an AI is set up that can describe it. */
      canSuggestAlt: z.boolean(),
    }),
  }),
  shelves: ask({
    method: 'GET',
    path: '/private/media-shelves',
    access,
    summary: 'The folders and tags of the company, and how much room is left.',
    input: z.object({}),
    output: z.object({
      folders: z.array(MediaFolder),
      tags: z.array(z.object({ tag: z.string(), count: z.int() })),
      usedBytes: z.int(),
      mostBytes: z.int(),
    }),
  }),
  pictures: ask({
    method: 'POST',
    path: '/private/media-pictures',
    access,
    summary: 'Some pictures as a page draws them; one that is not there (any more) is left out.',
    input: z.object({ ids: z.array(z.uuid()).check(z.maxLength(MOST_ASKED)) }),
    output: z.object({ pictures: z.array(MediaPicture) }),
  }),
  upload: change({
    method: 'POST',
    path: '/private/media',
    access,
    repeats: 'by uploadId',
    body: 'multipart',
    mostFileBytes: MEDIA_MOST_BYTES,
    transaction: 'own',
    summary:
      'Takes in a picture, drawn anew in a few widths, or a PDF. The same `uploadId` again answers the same asset.',
    input: z.object({
      uploadId: z.uuid(),
      name: Name,
      folderId: z.optional(z.uuid()),
      file: Upload,
    }),
    output: Asset,
  }),
  save: change({
    method: 'POST',
    path: '/private/media/:id',
    access,
    repeats: 'version',
    summary: 'Changes what is written about an asset; `version` is the one that was read.',
    input: z.object({ ...one, asset: AssetData, version: z.int() }),
    output: Asset,
  }),
  suggestAlt: change({
    method: 'POST',
    path: '/private/media/:id/alt',
    access,
    repeats: 'again',
    transaction: 'own',
    summary: 'A sentence in German that describes the picture, written by the AI: for whoever asks, and kept nowhere.',
    input: z.object(one),
    output: z.object({ text: z.string() }),
  }),
  crop: change({
    method: 'POST',
    path: '/private/media/:id/crop',
    access,
    repeats: 'same',
    transaction: 'own',
    summary: 'Shows a part of the original from now on, everywhere; null shows all of it again.',
    input: z.object({ ...one, crop: z.nullable(Crop) }),
    output: Asset,
  }),
  replace: change({
    method: 'POST',
    path: '/private/media/:id/file',
    access,
    repeats: 'same',
    body: 'multipart',
    mostFileBytes: MEDIA_MOST_BYTES,
    transaction: 'own',
    summary: 'Another file of the same kind in its place, wherever it is used.',
    input: z.object({ ...one, file: Upload }),
    output: Asset,
  }),
  remove: change({
    method: 'DELETE',
    path: '/private/media/:id',
    access,
    repeats: 'same',
    summary: 'Takes it away with its files; refused while it is used.',
    input: z.object(one),
    output: Nothing,
  }),
  saveFolder: change({
    method: 'POST',
    path: '/private/media-folders',
    access,
    repeats: 'key',
    summary: 'Makes a folder, or names one anew.',
    input: z.object({ id: z.optional(z.uuid()), name: line(60, 1) }),
    output: z.object({ id: z.uuid() }),
  }),
  removeFolder: change({
    method: 'DELETE',
    path: '/private/media-folders/:id',
    access,
    repeats: 'same',
    summary: 'Takes a folder away; what lay in it stays, in no folder.',
    input: z.object(one),
    output: Nothing,
  }),
};

/** Also for kept pages: a picture that was replaced has other addresses. */
export const mediaStream = stream({
  name: 'media',
  access: 'staff:media.manage',
  audience: 'company',
  event: z.object({ type: z.enum(['added', 'changed', 'removed']), id: z.nullable(z.uuid()) }),
});
