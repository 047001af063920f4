import type { PageCtx } from '@fachwerk/site/page';
import { chatFrameApi } from '../contract-frame.ts';

/** Only what is nothing but the conversation, and only by the company's own pages. */
export async function framedBy(ctx: PageCtx): Promise<readonly string[] | null> {
  return ctx.params.viewMode === 'only-chat' ? (await ctx.ask(chatFrameApi.framedBy, {})).origins : null;
}
