import { textIn } from '@fachwerk/base/translated';
import type { MediaUse } from '@fachwerk/media/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { listPagesNaming } from '../page/page-store.ts';

/** Pages that use these assets, in the draft or the published version. */
export async function listMediaUses(ctx: CompanyCtx, assetIds: readonly string[]): Promise<readonly MediaUse[]> {
  const pages = await listPagesNaming(ctx, assetIds);
  return pages.map(({ assetId, id, title }) => ({
    assetId,
    label: textIn(title, 'de'),
    link: `/admin/website/pages/${id}`,
  }));
}
