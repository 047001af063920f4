import type { PageCtx } from '@fachwerk/site/page';
import { chatFrameApi } from '../contract-frame.ts';

/** Only the bare conversation may be embedded, and only by the company's own pages. */
export async function framedBy(ctx: PageCtx): Promise<readonly string[] | null> {
  return ctx.params.viewMode === 'only-chat' ? (await ctx.ask(chatFrameApi.framedBy, {})).origins : null;
}
