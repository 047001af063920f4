import { textIn } from '@fachwerk/base/translated';
import type { UseCase } from '@fachwerk/server/module';
import type { dialogueSiteApi } from '../../contract-site.ts';
import { findOffered } from '../dialogue/dialogue-store.ts';

export const showOffered: UseCase<typeof dialogueSiteApi.offered> = async (ctx) => {
  const offered = await findOffered(ctx);
  return { starter: offered ? textIn(offered.content.starter, ctx.language) : null };
};
