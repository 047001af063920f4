import { findIntern } from '@fachwerk/chat/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { dialogueDeskApi } from '../../contract-desk.ts';
import { waitingStep } from './show-waiting.ts';

/** Boxes are opened and times booked by customers alone: here those blocks are passed over. */
export const showWaitingAtDesk: UseCase<typeof dialogueDeskApi.waiting> = async (ctx, { chat }) => {
  const conversation = await findIntern(ctx, chat);
  const step = conversation ? await waitingStep(ctx, conversation.id) : null;
  if (!step || (step.kind !== 'open' && step.kind !== 'book')) return { step };
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(ctx.language);
  return { step: { ...step, options: [{ id: 'none', label: t('dialogue.pass_over') }] } };
};
