import { fieldOf, type Page, page, redirectTo } from '@fachwerk/site/page';
import { chatSiteApi } from '../contract-site.ts';
import { chatPath, GUEST, viewOf } from '../rules/address.ts';
import type { StartData } from './chat-data.ts';
import { framedBy } from './framed-by.ts';
import { startSlot } from './slots.ts';

const SECRET_BYTES = 24;

/** 192 random bits as 32 URL-safe characters. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** Start page of a new conversation, which the first message creates. */
const startPageAt = (path: `/${string}`, more: Pick<Page, 'isUncounted'> = {}) =>
  page<StartData>({
    ...more,
    path,
    load: async (ctx) => ({
      secret: newSecret(),
      messageId: crypto.randomUUID(),
      itemId: ctx.params.itemId ?? '',
      messageAt: ctx.params.msgId ?? '',
      framedBy: await framedBy(ctx),
    }),
    acts: {
      start: async (ctx, form) => {
        const itemId = ctx.params.itemId;
        const address = { email: GUEST, orderHash: fieldOf(form, 'secret'), ...(itemId && { itemId }) };
        const message = { id: fieldOf(form, 'messageId'), text: fieldOf(form, 'text'), fileIds: [] };
        await ctx.change(chatSiteApi.send, { chat: address, message });
        const [name, email] = [fieldOf(form, 'name'), fieldOf(form, 'email')];
        if (name || email) await ctx.change(chatSiteApi.contact, { chat: address, name, email });
        return redirectTo(chatPath(address, viewOf(ctx.params)));
      },
    },
    title: () => ({ key: 'chat_site.start_title' }),
    framedBy: (data) => data.framedBy,
    view: () => import('./start-view.tsx'),
    slots: [startSlot],
  });

export const startPage = startPageAt('/chat');
/** Embedded in a page that is counted already. */
export const startViewPage = startPageAt('/chat/view/:viewMode', { isUncounted: true });
/** A message list about an item leads here when there is no conversation. */
export const startAboutPage = startPageAt('/chat/list/:msgId/:itemId/:company');
