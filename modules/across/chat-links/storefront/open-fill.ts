import { stayApi } from '@fachwerk/active-rentals/contract';
import { Problem } from '@fachwerk/base/problem';
import { talkSlot } from '@fachwerk/chat/site-slots';
import { dialogueSiteApi } from '@fachwerk/dialogues/contract-site';
import { chatOf } from '@fachwerk/dialogues/rules/chat-of';
import { type FormFields, fieldOf, type PageCtx } from '@fachwerk/site/page';
import { fillSlot } from '@fachwerk/site/slot';

/** The rentals whose key this browser holds, or whose renter is signed in. */
const heldBoxes = async (ctx: PageCtx) => (await ctx.ask(stayApi.current, {})).rentals;

async function answer(ctx: PageCtx, form: FormFields, value: string): Promise<undefined> {
  await ctx.change(dialogueSiteApi.answer, {
    chat: chatOf(ctx.params),
    messageId: fieldOf(form, 'answerMessageId'),
    blockId: fieldOf(form, 'blockId'),
    value,
  });
}

/** A dialogue that opens a box: by the same guarded call as on the page of its rental, and only for who holds its key. */
export const openFill = fillSlot(talkSlot, {
  load: async (ctx) => {
    const { step } = await ctx.ask(dialogueSiteApi.waiting, { chat: chatOf(ctx.params) });
    if (step?.kind !== 'open') return null;
    // Of a rental only what somebody has to see to open it; its key stays on the server.
    const boxes = (await heldBoxes(ctx)).map(({ id, boxNumber, locationName }) => ({ id, boxNumber, locationName }));
    return { blockId: step.blockId, boxes, transactionId: crypto.randomUUID() };
  },
  acts: {
    dialogue_open: async (ctx, form) => {
      const held = (await heldBoxes(ctx)).find(({ id }) => id === fieldOf(form, 'rentalId'));
      if (!held) return answer(ctx, form, 'none');
      const opened = { key: held.key, transactionId: fieldOf(form, 'transactionId') };
      const result = await ctx.change(stayApi.open, opened).then(
        () => 'opened',
        (error: unknown) => {
          if (error instanceof Problem) return 'refused';
          throw error;
        },
      );
      return answer(ctx, form, result);
    },
  },
  part: () => import('./open-slot.tsx'),
});
