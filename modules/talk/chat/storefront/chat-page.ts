import { fieldOf, type PageCtx, page } from '@fachwerk/site/page';
import { chatSiteApi } from '../contract-site.ts';
import type { Address, ChatData } from './chat-data.ts';
import { framedBy } from './framed-by.ts';
import { talkSlot } from './slots.ts';

function addressOf({ params }: PageCtx): Address {
  const { email = '', orderHash = '', itemId } = params;
  return { email, orderHash, ...(itemId && { itemId }) };
}

/** `?vor=41`: messages before number 41. */
function placeOf({ query }: PageCtx): { readonly before: number } | null {
  const before = Number(query.get('vor'));
  return Number.isInteger(before) && before > 0 ? { before } : null;
}

/** Protected by the secret in its URL; not indexed and not counted. */
const chatPageAt = (path: `/${string}`) =>
  page<ChatData>({
    path,
    evenSuspended: true,
    isUncounted: true,
    load: async (ctx) => ({
      address: addressOf(ctx),
      chat: await ctx.ask(chatSiteApi.customer, { ...addressOf(ctx), ...placeOf(ctx) }),
      isPast: placeOf(ctx) !== null,
      isWriting: ctx.query.has('schreiben'),
      messageId: crypto.randomUUID(),
      framedBy: await framedBy(ctx),
    }),
    acts: {
      send: async (ctx, form) => {
        const message = { id: fieldOf(form, 'messageId'), text: fieldOf(form, 'text'), fileIds: [] };
        await ctx.change(chatSiteApi.send, { chat: addressOf(ctx), message });
        return undefined;
      },
      contact: async (ctx, form) => {
        const [name, email] = [fieldOf(form, 'name'), fieldOf(form, 'email')];
        await ctx.change(chatSiteApi.contact, { chat: addressOf(ctx), name, email });
        return undefined;
      },
      delete: async (ctx, form) => {
        const { email, orderHash: from } = addressOf(ctx);
        await ctx.change(chatSiteApi.updateDeleted, { email, from, id: fieldOf(form, 'id') });
        return undefined;
      },
    },
    title: () => ({ key: 'chat_site.title' }),
    framedBy: (data) => data.framedBy,
    view: () => import('./chat-view.tsx'),
    slots: [talkSlot],
  });

export const chatPage = chatPageAt('/chat/:email/:orderHash');
export const chatViewPage = chatPageAt('/chat/:email/:orderHash/view/:viewMode');
export const chatAboutPage = chatPageAt('/chat/id/:itemId/:email/:orderHash');
export const chatAboutViewPage = chatPageAt('/chat/id/:itemId/:email/:orderHash/view/:viewMode');
