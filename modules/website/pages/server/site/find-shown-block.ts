import type { Translated } from '@fachwerk/base/translated';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import * as z from 'zod/mini';
import { writtenSchema } from '../../rules/block-fields.ts';
import { isVisible } from '../../rules/page-place.ts';
import { presentContent } from '../../rules/shown-content.ts';
import { knownKinds } from '../blocks/known-kinds.ts';
import { findPublished } from './site-page-store.ts';

export type FoundBlock = {
  readonly pageId: string;
  readonly pageTitle: Translated;
  readonly kind: string;
  /** Stored content, migrated to the current version of its kind. */
  readonly content: Readonly<Record<string, unknown>>;
};

/** A block that is visible at a path now; null if it is a draft, hidden, or another company's. */
export async function findShownBlock(ctx: CompanyCtx, slug: string, blockId: string): Promise<FoundBlock | null> {
  const page = await findPublished(ctx, slug);
  if (!page || !isVisible(page, ctx.now)) return null;
  const block = page.content.blocks.find(({ id }) => id === blockId);
  const kind = block && (await knownKinds(ctx)).get(block.kind)?.kind;
  if (!block || !kind || block.version > kind.version) return null;
  const read = z.safeParse(writtenSchema(kind.fields), presentContent(kind, block));
  if (!read.success) return null;
  const content = read.data as FoundBlock['content'];
  return { pageId: page.id, pageTitle: page.content.title, kind: kind.kind, content };
}
