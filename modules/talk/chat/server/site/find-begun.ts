import { problemsOf } from '@fachwerk/base/problem';
import type { SiteCtx } from '@fachwerk/server/ctx';
import { chatProblems } from '../../contract.ts';
import { findAddress } from '../conversation/find-address.ts';

const problem = problemsOf(chatProblems);

/** The conversation behind a secret; throws if nothing was written yet. */
export async function findBegun(ctx: SiteCtx, email: string, orderHash: string): Promise<string> {
  const { conversation } = await findAddress(ctx, { email, orderHash });
  if (!conversation) throw problem('chat.unknown');
  return conversation.id;
}
