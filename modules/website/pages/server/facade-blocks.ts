import type { Stream } from '@fachwerk/base/contract';
import type { Language } from '@fachwerk/base/language';
import type { Translated } from '@fachwerk/base/translated';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';
import type { PageContent } from '../contract-content.ts';
import type { SharedPicture } from '../contract-shown.ts';
import type { BlockKind } from '../rules/block-kind.ts';

/** Loads server data of a block: opening hours, free boxes, the menu. Runs in the company of the site. */
export type BlockData = (
  ctx: CompanyCtx,
  about: {
    readonly companyId: string;
    readonly language: Language;
    readonly content: Readonly<Record<string, unknown>>;
  },
) => Promise<unknown>;

/** A kind and its data source; null if it only has texts. */
export type KnownBlock = {
  readonly kind: BlockKind;
  readonly data: BlockData | null;
  /** Streams that signal changed data: pages with the block are rendered anew. */
  readonly changesWith?: readonly Stream[];
  /** Maximum cache time, for data without a stream. */
  readonly keepSeconds?: number;
};

/** All block kinds; implemented by the module above all kinds. */
export const blockKinds = hook<() => Promise<readonly KnownBlock[]>>('pages.block_kinds');

/**
 * A generated share picture for a published page without its own; null if there is none, or none yet. For the start page `title` is empty, because its title is the site's name.
 */
export const sharePicture =
  hook<(ctx: CompanyCtx, page: { readonly title: string }) => Promise<SharedPicture | null>>('pages.share_picture');

/** The default start page, shown until the company publishes its own and used as its first draft. Null: there is none made of blocks. */
export const usualStart = hook<(ctx: CompanyCtx) => Promise<PageContent | null>>('pages.usual_start');

/** Sample texts of templates by block kind; implemented by the module with the templates. */
export const templateSamples =
  hook<() => Promise<ReadonlyMap<string, readonly Translated[]>>>('pages.template_samples');
