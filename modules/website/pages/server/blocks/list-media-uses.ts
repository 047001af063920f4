import { textIn } from '@fachwerk/base/translated';
import type { MediaUse } from '@fachwerk/media/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { listPagesNaming } from '../page/page-store.ts';

/** On which pages these assets are shown, be it in the draft or in what visitors see. */
export async function listMediaUses(ctx: CompanyCtx, assetIds: readonly string[]): Promise<readonly MediaUse[]> {
  const pages = await listPagesNaming(ctx, assetIds);
  return pages.map(({ assetId, id, title }) => ({
    assetId,
    label: textIn(title, 'de'),
    link: `/admin/website/pages/${id}`,
  }));
}
