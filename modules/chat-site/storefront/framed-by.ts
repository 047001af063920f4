import type { PageCtx } from '@fachwerk/site/page';
import { siteApi } from '@fachwerk/sites/contract';

/** Only what is nothing but the conversation, and only by the company's own pages. */
export async function framedBy(ctx: PageCtx): Promise<readonly string[] | null> {
  return ctx.params.viewMode === 'only-chat' ? (await ctx.ask(siteApi.hosts, {})).origins : null;
}
