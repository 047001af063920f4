import type { UseCase } from '@fachwerk/server/module';
import type { translationApi } from '../contract.ts';
import { winningOverrides } from '../rules/winning-overrides.ts';
import { listOverrides } from './override-store.ts';

/** What a screen puts over the texts it came with: just those of the company's words that are to be seen in this language. */
export const showOverrides: UseCase<typeof translationApi.overrides> = async (ctx, { language }) => {
  const overrides = await listOverrides(ctx.db, ctx.companyId);
  return { texts: winningOverrides(language, overrides, ctx.app.texts.platform) };
};
