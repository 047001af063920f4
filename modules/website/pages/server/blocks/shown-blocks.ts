import type { Language } from '@fachwerk/base/language';
import { textIn } from '@fachwerk/base/translated';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import * as z from 'zod/mini';
import type { Block } from '../../contract-content.ts';
import type { ShownBlock } from '../../contract-shown.ts';
import { writtenSchema } from '../../rules/block-fields.ts';
import { mediaIn, presentContent, type ShownWith, shownContent } from '../../rules/shown-content.ts';
import type { KnownBlock } from '../facade-blocks.ts';
import { listAddresses } from '../site/address-store.ts';
import { knownKinds } from './known-kinds.ts';
import { shownMedia } from './shown-media.ts';

type Read = { readonly block: Block; readonly known: KnownBlock; readonly content: Record<string, unknown> };

/** Blocks for their views. A block of an unknown kind, or whose data fail, is skipped and logged. */
export async function shownBlocks(
  ctx: CompanyCtx,
  language: Language,
  blocks: readonly Block[],
): Promise<ShownBlock[]> {
  const kinds = await knownKinds(ctx);
  const read = blocks.flatMap((block) => readBlock(ctx, kinds.get(block.kind), block));
  const known = await shownWith(ctx, language, read);
  const shown = await Promise.all(read.map((each) => shownBlock(ctx, each, known)));
  return shown.filter((each) => each !== null);
}

function readBlock(ctx: CompanyCtx, known: KnownBlock | undefined, block: Block): Read[] {
  if (!known || block.version > known.kind.version) {
    leftOut(ctx, block, known ? 'is newer than this house' : 'is of no known kind');
    return [];
  }
  const read = z.safeParse(writtenSchema(known.kind.fields), presentContent(known.kind, block));
  if (read.success) return [{ block, known, content: read.data as Record<string, unknown> }];
  leftOut(ctx, block, 'does not fit its fields');
  return [];
}

async function shownBlock(
  ctx: CompanyCtx,
  { block, known, content }: Read,
  shown: ShownWith,
): Promise<ShownBlock | null> {
  const { id, kind, settings } = block;
  const { language } = shown;
  try {
    const data = (await known.data?.(ctx, { companyId: ctx.companyId, language, content })) ?? null;
    return {
      id,
      kind,
      settings: { ...settings, headline: textIn(settings.headline, language) },
      content: shownContent(known.kind.fields, content, shown),
      data,
    };
  } catch (error) {
    leftOut(ctx, block, 'cannot be drawn', error);
    return null;
  }
}

async function shownWith(ctx: CompanyCtx, language: Language, read: readonly Read[]): Promise<ShownWith> {
  const ids = new Set(read.flatMap(({ known, content }) => mediaIn(known.kind.fields, content)));
  const [addresses, media] = await Promise.all([listAddresses(ctx), shownMedia(ctx, [...ids], language)]);
  return { language, pageAt: (id) => addresses.get(id) ?? null, ...media };
}

function leftOut(ctx: CompanyCtx, { id, kind }: Block, why: string, err?: unknown): void {
  ctx.app.log.error({ err, companyId: ctx.companyId, block: id, kind }, `a block ${why} and is left out`);
}
