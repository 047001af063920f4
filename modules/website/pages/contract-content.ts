import { line } from '@fachwerk/base/schema';
import { translatedText } from '@fachwerk/base/translated';
import * as z from 'zod/mini';

export const MOST_BLOCKS = 200;

/** Above the number of samples of any kind or template. */
const MOST_SAMPLES = 200;
const MOST_SAMPLE_LETTERS = 3000;

export const BlockSettings = z.object({
  headline: translatedText(160),
  showsHeadline: z.boolean(),
  ratio: z.enum(['auto', 'square', 'landscape', 'wide', 'portrait']),
  isRounded: z.boolean(),
  isFullWidth: z.boolean(),
  frame: z.enum(['none', 'above', 'below', 'both']),
  /** `contrast` is dark on a light site and light on a dark one. */
  background: z.enum(['clear', 'bright', 'secondary', 'primary', 'contrast']),
  height: z.enum(['auto', 'fixed']),
  /** Negative values darken pictures, positive ones lighten them, in percent. */
  shade: z.int().check(z.minimum(-80), z.maximum(80)),
});
export type BlockSettings = z.infer<typeof BlockSettings>;

/** Settings of a new block. */
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

/** A stored block. The server validates `content` against the fields of its kind. */
export const Block = z.object({
  id: line(40, 1),
  kind: line(40, 1),
  version: z.int().check(z.minimum(1)),
  settings: BlockSettings,
  content: z.record(z.string(), z.unknown()),
  /** Sample texts still present in the block. Absent in blocks created before 2026-11-18: there the samples of the kind are compared instead. */
  samples: z.optional(z.array(translatedText(MOST_SAMPLE_LETTERS)).check(z.maxLength(MOST_SAMPLES))),
});
export type Block = z.infer<typeof Block>;

/** Emoji that can be a page's tab icon. */
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

/** What the editor writes and a version stores: the blocks in order, and the page's metadata. */
export const PageContent = z.object({
  title: translatedText(120),
  /** Browser tab title; defaults to the title. */
  tabText: translatedText(70),
  /** Tab icon: an emoji or the id of a gallery picture; defaults to the site's icon. */
  tabIcon: z.optional(z.union([z.literal(''), z.enum(TAB_SIGNS), z.uuid()])),
  description: translatedText(300),
  keywords: translatedText(300),
  layout: z.enum(['standard', 'narrow', 'wide', 'landing']),
  /** Share picture from the media gallery; null: title and description only. */
  shareMediaId: z.nullable(z.uuid()),
  blocks: z.array(Block).check(z.maxLength(MOST_BLOCKS)),
});
export type PageContent = z.infer<typeof PageContent>;
