import { bookingApi } from '@fachwerk/appointment-booking/contract';
import { chatPath, GUEST, viewOf } from '@fachwerk/chat/rules/address';
import { startSlot, talkSlot } from '@fachwerk/chat/site-slots';
import { type FormFields, fieldOf, type PageCtx, redirectTo } from '@fachwerk/site/page';
import { fillSlot } from '@fachwerk/site/slot';
import { dialogueSiteApi } from '../contract-site.ts';
import { chatOf } from '../rules/chat-of.ts';
import type { TalkData } from './talk-data.ts';

const answered = (ctx: PageCtx, form: FormFields, value: string) =>
  ctx.change(dialogueSiteApi.answer, {
    chat: chatOf(ctx.params),
    messageId: fieldOf(form, 'answerMessageId'),
    blockId: fieldOf(form, 'blockId'),
    value,
  });

async function answer(ctx: PageCtx, form: FormFields, value: string): Promise<undefined> {
  await answered(ctx, form, value);
}

const PLACES: Readonly<Record<string, string>> = { boxes: '/standorte', shop: '/shop' };

/** What waits in this conversation. */
export const talkFill = fillSlot(talkSlot, {
  load: async (ctx): Promise<TalkData | null> => {
    const { step } = await ctx.ask(dialogueSiteApi.waiting, { chat: chatOf(ctx.params) });
    // Boxes are opened by who knows them.
    if (!step || step.kind === 'open') return null;
    const offered = step.where === 'appointments' ? (await ctx.ask(bookingApi.offer, {})).services : [];
    const services = offered.map(({ id, name }) => ({ id, name }));
    return { step, services };
  },
  acts: {
    dialogue_answer: (ctx, form) => answer(ctx, form, fieldOf(form, 'value')),
    dialogue_none: (ctx, form) => answer(ctx, form, 'none'),
    dialogue_book: async (ctx, form) => {
      const [value, place] = [fieldOf(form, 'value'), PLACES[fieldOf(form, 'where')]];
      const { guest } = await answered(ctx, form, value);
      return redirectTo(place ?? `/termine/${value}${guest ? `?${new URLSearchParams({ von: guest })}` : ''}`);
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
