import type { ChatAddress } from '@fachwerk/chat/contract';
import { openIntern } from '@fachwerk/chat/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import type { Translate } from '@fachwerk/server/translator';
import { findStartable } from '../dialogue/dialogue-store.ts';
import { problem } from '../problem.ts';
import { beginRun } from './begin-run.ts';
import type { Known } from './known-facts.ts';

/** Of a member of staff no rental and no order is known. */
export const nothingKnown = (t: Translate): Known => ({ status: 'none', sentence: t('dialogue.status.none') });

/** Begins a published dialogue in a conversation among colleagues; `messageId` given twice begins it once. */
export async function beginAtDesk(ctx: Ctx, dialogueId: string, chat: ChatAddress, messageId: string): Promise<void> {
  const dialogue = await findStartable(ctx, dialogueId);
  if (!dialogue) throw problem('dialogue.not_published');
  await beginRun(ctx, await openIntern(ctx, chat), dialogue, messageId, nothingKnown);
}
