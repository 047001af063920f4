import type { Stream } from '@fachwerk/base/contract';
import type { Language } from '@fachwerk/base/language';
import type { Translated } from '@fachwerk/base/translated';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';
import type { PageContent } from '../contract-content.ts';
import type { SharedPicture } from '../contract-shown.ts';
import type { BlockKind } from '../rules/block-kind.ts';

/** What the server knows for a block beyond what was written in it: opening hours, free boxes, the menu. In the company of the site. */
export type BlockData = (
  ctx: CompanyCtx,
  about: {
    readonly companyId: string;
    readonly language: Language;
    readonly content: Readonly<Record<string, unknown>>;
  },
) => Promise<unknown>;

/** A kind, and where its data come from; null: its words are all. */
export type KnownBlock = {
  readonly kind: BlockKind;
  readonly data: BlockData | null;
  /** What tells that its data are others now: a page with it is drawn anew. */
  readonly changesWith?: readonly Stream[];
  /** For what no stream tells: a page with it is kept no longer than this. */
  readonly keepSeconds?: number;
};

/** All kinds there are. Filled by the module that stands above all of them. */
export const blockKinds = hook<() => Promise<readonly KnownBlock[]>>('pages.block_kinds');

/** A picture for sharing a published page that has none of its own; null where there is none, or none yet. The start page has no title but the site's name. */
export const sharePicture =
  hook<(ctx: CompanyCtx, page: { readonly title: string }) => Promise<SharedPicture | null>>('pages.share_picture');

/** The start page a company has until it publishes one of its own, and with which its own begins. Null: it has none of blocks. */
export const usualStart = hook<(ctx: CompanyCtx) => Promise<PageContent | null>>('pages.usual_start');

/** By the kind of block, the words that templates bring. Filled by the module that has the templates. */
export const templateSamples =
  hook<() => Promise<ReadonlyMap<string, readonly Translated[]>>>('pages.template_samples');
