import * as z from 'zod/mini';

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
