import * as z from 'zod/mini';
import { BlockSettings, PageContent } from './contract-content.ts';

/** A picture of the media gallery, ready to be drawn. */
export const ShownPicture = z.object({
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  /** Where it must not be cut, in thousandths from the left and from above. */
  focus: z.object({ x: z.int(), y: z.int() }),
  /** By width, the narrowest first; the same as AVIF where there is one. */
  sources: z.array(z.object({ width: z.int(), url: z.string(), avif: z.optional(z.string()) })),
  /** Said below it where its licence asks for it. */
  credit: z.string(),
});
export type ShownPicture = z.infer<typeof ShownPicture>;

export const ShownDocument = z.object({ name: z.string(), url: z.string(), bytes: z.int() });
export type ShownDocument = z.infer<typeof ShownDocument>;

/** For link previews: every reader of them takes JPEG. */
export const SharedPicture = z.object({ url: z.string(), width: z.int(), height: z.int(), alt: z.string() });
export type SharedPicture = z.infer<typeof SharedPicture>;

/** A block as a view gets it, in the language of the visitor; `data` is what the server knows for it. */
export const ShownBlock = z.object({
  id: z.string(),
  kind: z.string(),
  settings: z.extend(z.omit(BlockSettings, { headline: true }), { headline: z.string() }),
  content: z.record(z.string(), z.unknown()),
  data: z.unknown(),
});
export type ShownBlock = z.infer<typeof ShownBlock>;

export const ShownPage = z.object({
  title: z.string(),
  tabText: z.string(),
  description: z.string(),
  keywords: z.string(),
  layout: PageContent.shape.layout,
  isStart: z.boolean(),
  /** The pages above it and itself. */
  trail: z.array(z.object({ name: z.string(), path: z.string() })),
  /** Drafts are seen by their link alone, and listed nowhere. */
  isPreview: z.boolean(),
  /** For sharing. */
  picture: z.nullable(SharedPicture),
  blocks: z.array(ShownBlock),
  /** Streams that tell when it is to be drawn anew, and how long it may be kept without them. */
  changesWith: z.array(z.string()),
  keepSeconds: z.int(),
});
export type ShownPage = z.infer<typeof ShownPage>;
