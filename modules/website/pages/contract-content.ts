import { line } from '@fachwerk/base/schema';
import { translatedText } from '@fachwerk/base/translated';
import * as z from 'zod/mini';

export const MOST_BLOCKS = 200;

/** More than any kind or template brings. */
const MOST_SAMPLES = 200;
const MOST_SAMPLE_LETTERS = 3000;

export const BlockSettings = z.object({
  headline: translatedText(160),
  showsHeadline: z.boolean(),
  ratio: z.enum(['auto', 'square', 'landscape', 'wide', 'portrait']),
  isRounded: z.boolean(),
  isFullWidth: z.boolean(),
  frame: z.enum(['none', 'above', 'below', 'both']),
  background: z.enum(['clear', 'bright', 'primary', 'secondary']),
  height: z.enum(['auto', 'fixed']),
  /** Below 0 pictures are darkened, above lightened, in percent. */
  shade: z.int().check(z.minimum(-80), z.maximum(80)),
});
export type BlockSettings = z.infer<typeof BlockSettings>;

/** Of a block that nobody has set anything of. */
export const PLAIN_SETTINGS: BlockSettings = {
  headline: {},
  showsHeadline: false,
  ratio: 'auto',
  isRounded: true,
  isFullWidth: false,
  frame: 'none',
  background: 'clear',
  height: 'auto',
  shade: 0,
};

/** One block of a page as it is kept. `content` is held against the fields of its kind by the server. */
export const Block = z.object({
  id: line(40, 1),
  kind: line(40, 1),
  version: z.int().check(z.minimum(1)),
  settings: BlockSettings,
  content: z.record(z.string(), z.unknown()),
  /** The words it came with that still stand in it. Left out in blocks made before 2026-11-18: the samples of its kind are compared instead. */
  samples: z.optional(z.array(translatedText(MOST_SAMPLE_LETTERS)).check(z.maxLength(MOST_SAMPLES))),
});
export type Block = z.infer<typeof Block>;

/** Of which one may stand in the tab of a page. */
export const TAB_SIGNS = [
  '🏠' as const,
  '⭐' as const,
  '❤️' as const,
  '🎉' as const,
  '🎁' as const,
  '🔥' as const,
  '🍀' as const,
  '📅' as const,
  '📰' as const,
  '📍' as const,
  '✉️' as const,
  '📞' as const,
  '🍕' as const,
  '🍽️' as const,
  '☕' as const,
  '🍰' as const,
  '🛍️' as const,
  '📦' as const,
  '🔑' as const,
  '🧳' as const,
  '✂️' as const,
  '🔧' as const,
  '🚲' as const,
  '🚗' as const,
  '🩺' as const,
  '🌿' as const,
  '🐾' as const,
  '⚽' as const,
  '🎵' as const,
  '🎨' as const,
  '📷' as const,
  '📚' as const,
  '🧘' as const,
  '👥' as const,
  '🏆' as const,
  '💶' as const,
] as const;

/** What the editor writes and a version keeps: the blocks from above to below, and what the page says of itself. */
export const PageContent = z.object({
  title: translatedText(120),
  /** In the tab; empty: the title. */
  tabText: translatedText(70),
  /** In the tab, before its text: a sign, or a picture of the media gallery by its id; empty or left out: the icon of the site. */
  tabIcon: z.optional(z.union([z.literal(''), z.enum(TAB_SIGNS), z.uuid()])),
  description: translatedText(300),
  keywords: translatedText(300),
  layout: z.enum(['standard', 'narrow', 'wide', 'landing']),
  /** For sharing, of the media gallery; null: title and description alone. */
  shareMediaId: z.nullable(z.uuid()),
  blocks: z.array(Block).check(z.maxLength(MOST_BLOCKS)),
});
export type PageContent = z.infer<typeof PageContent>;
