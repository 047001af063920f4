import { stayApi } from '@fachwerk/active-rentals/contract';
import { bookingApi } from '@fachwerk/appointment-booking/contract';
import { Problem } from '@fachwerk/base/problem';
import { chatPath, GUEST, viewOf } from '@fachwerk/chat/rules/address';
import { startSlot, talkSlot } from '@fachwerk/chat/site-slots';
import { type FormFields, fieldOf, type PageCtx, redirectTo } from '@fachwerk/site/page';
import { fillSlot } from '@fachwerk/site/slot';
import { dialogueSiteApi } from '../contract-site.ts';
import type { TalkData } from './talk-data.ts';

function addressOf({ params }: PageCtx) {
  const { email = '', orderHash = '', itemId } = params;
  return { email, orderHash, ...(itemId && { itemId }) };
}

/** The rentals whose key this browser holds, or whose renter is signed in. */
const heldBoxes = async (ctx: PageCtx) => (await ctx.ask(stayApi.current, {})).rentals;

const answered = (ctx: PageCtx, form: FormFields, value: string) =>
  ctx.change(dialogueSiteApi.answer, {
    chat: addressOf(ctx),
    messageId: fieldOf(form, 'answerMessageId'),
    blockId: fieldOf(form, 'blockId'),
    value,
  });

async function answer(ctx: PageCtx, form: FormFields, value: string): Promise<undefined> {
  await answered(ctx, form, value);
}

const PLACES: Readonly<Record<string, string>> = { boxes: '/standorte', shop: '/shop' };

/** What waits in this conversation. A box is opened by the same guarded call as on the page of its rental, and only by who holds its key. */
export const talkFill = fillSlot(talkSlot, {
  load: async (ctx): Promise<TalkData | null> => {
    const { step } = await ctx.ask(dialogueSiteApi.waiting, { chat: addressOf(ctx) });
    if (!step) return null;
    const held = step.kind === 'open' ? await heldBoxes(ctx) : [];
    const boxes = held.map(({ id, boxNumber, locationName }) => ({ id, boxNumber, locationName }));
    const offered = step.where === 'appointments' ? (await ctx.ask(bookingApi.offer, {})).services : [];
    const services = offered.map(({ id, name }) => ({ id, name }));
    return { step, boxes, services, transactionId: crypto.randomUUID() };
  },
  acts: {
    dialogue_answer: (ctx, form) => answer(ctx, form, fieldOf(form, 'value')),
    dialogue_none: (ctx, form) => answer(ctx, form, 'none'),
    dialogue_book: async (ctx, form) => {
      const [value, place] = [fieldOf(form, 'value'), PLACES[fieldOf(form, 'where')]];
      const { guest } = await answered(ctx, form, value);
      return redirectTo(place ?? `/termine/${value}${guest ? `?${new URLSearchParams({ von: guest })}` : ''}`);
    },
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
  part: () => import('./talk-slot.tsx'),
});

export const startFill = fillSlot(startSlot, {
  load: async (ctx) => {
    const { starter } = await ctx.ask(dialogueSiteApi.offered, {});
    return starter === null ? null : { starter };
  },
  acts: {
    dialogue_begin: async (ctx, form) => {
      const { itemId } = ctx.params;
      const chat = { email: GUEST, orderHash: fieldOf(form, 'secret'), ...(itemId && { itemId }) };
      await ctx.change(dialogueSiteApi.begin, { chat, messageId: fieldOf(form, 'messageId') });
      return redirectTo(chatPath(chat, viewOf(ctx.params)));
    },
  },
  part: () => import('./start-slot.tsx'),
});
