import { companyByCode } from '@fachwerk/companies/facade';
import { copyOwnPictures, ownPicturesIn } from '@fachwerk/media/facade-own';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { untranslatedIn } from '../../rules/page-words.ts';
import { checkedContent } from '../blocks/checked-content.ts';
import { type KnownKinds, knownKinds } from '../blocks/known-kinds.ts';
import { addPage, listPages } from '../page/page-store.ts';
import { publishVersion } from '../version/version-store.ts';
import type { DemoPage } from './demo-block.ts';
import { KONTOR_PAGES } from './demo-kontor.ts';
import { NETWORK_PAGES } from './demo-network.ts';
import { SALON_PAGES } from './demo-salon.ts';
import { TRATTORIA_PAGES } from './demo-trattoria.ts';

/** By company code. */
const DEMO_PAGES: Readonly<Record<string, readonly DemoPage[]>> = {
  zeitlagercity: NETWORK_PAGES,
  'trattoria-bella': TRATTORIA_PAGES,
  'kontor-nord': KONTOR_PAGES,
  'salon-linde': SALON_PAGES,
};

/** Skips existing pages; without these block kinds there is nothing to show. */
export async function createDemoPages(ctx: WorkCtx): Promise<void> {
  const kinds = await knownKinds(ctx);
  for (const [code, pages] of Object.entries(DEMO_PAGES)) {
    const company = await companyByCode(ctx, code);
    if (!company?.isDemo) continue;
    const scoped = { ...ctx, companyId: company.id };
    if ((await listPages(scoped)).length > 0) continue;
    await copyOwnPictures(scoped, ownPicturesIn(JSON.stringify(pages)));
    const drawn = pages.filter(({ content }) => content.blocks.every(({ kind }) => kinds.has(kind)));
    for (const [position, page] of drawn.entries()) await addPublished(scoped, page, position, kinds);
  }
}

async function addPublished(ctx: CompanyCtx, page: DemoPage, position: number, kinds: KnownKinds): Promise<void> {
  const content = checkedContent(kinds, page.content);
  const id = ctx.newId();
  const place = { slug: page.slug, parentId: null, position, isInNavigation: true, isHidden: false };
  const draft = { id, place: { ...place, visibleFrom: null, visibleUntil: null }, draft: content };
  await addPage(
    ctx,
    draft,
    untranslatedIn(content, (kind) => kinds.get(kind)?.kind.fields),
  );
  await publishVersion(ctx, { pageId: id, content, note: '' });
}
