import { stayApi } from '@fachwerk/active-rentals/contract';
import { checkoutApi } from '@fachwerk/cart/contract';
import type { Cart } from '@fachwerk/cart/contract-cart';
import { webPageApi, webPageStream } from '@fachwerk/pages/contract-shown';
import { CONSENTS } from '@fachwerk/site/consent';
import { type Frame, frame, type SiteHead as KitHead } from '@fachwerk/site/frame';
import { redirectTo } from '@fachwerk/site/page';
import { siteMarkApi, siteMarkStream } from '@fachwerk/site-marks/contract';
import { siteApi, siteStream } from '@fachwerk/sites/contract';
import { consentApi } from '@fachwerk/sites/contract-consent';
import { navigationRoom } from '@fachwerk/sites/rules/navigation-room';
import { terminalApi } from '@fachwerk/terminals/contract';
import { type FrameExtra, KIOSK_DONE } from './frame-extra.ts';
import { FrameView } from './frame-view.tsx';

/** Who has none has put nothing in. */
const CART_COOKIE = 'fw_cart';

/** Who has none has shown no key here. */
const KEYS_COOKIE = 'fw_keys';
/** Everybody's browser: nothing is nobody's own there. */
const TERMINAL_COOKIE = 'fw_terminal';

/** Boxes, and pieces of goods. */
function inCartOf({ lines, goods }: Cart): number {
  const items = goods?.lines.filter(({ kind }) => kind === 'item') ?? [];
  return lines.length + items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Name, look and languages of the site; what is in the visitor's cart, and which rentals they have; what they agreed to. */
export const siteFrame: Frame = frame({
  head: async (ctx) => {
    const [head, { icons }] = await Promise.all([ctx.ask(siteApi.head, {}), ctx.ask(siteMarkApi.icons, {})]);
    return { ...head, icons } satisfies KitHead;
  },
  extra: async (ctx, cookies): Promise<FrameExtra> => {
    const inCart = cookies.has(CART_COOKIE) ? inCartOf(await ctx.ask(checkoutApi.show, {})) : 0;
    const mayHave = (cookies.has(KEYS_COOKIE) || ctx.isSignedIn) && !cookies.has(TERMINAL_COOKIE);
    const { rentals } = mayHave ? await ctx.ask(stayApi.current, {}) : { rentals: [] };
    const isKiosk = cookies.has(TERMINAL_COOKIE);
    const { entries } = isKiosk ? { entries: [] } : await ctx.ask(webPageApi.navigation, { language: ctx.language });
    return { inCart, rentals, isKiosk, navigation: entries, room: navigationRoom(entries) };
  },
  places: ({ navigation }) => navigation.map(({ slug, title }) => ({ name: title, path: `/${slug}` })),
  View: FrameView,
  framesFrom: ({ hasChat }) => (hasChat ? ["'self'"] : []),
  changesWith: [siteStream, webPageStream, siteMarkStream],
  acts: {
    consent: async (ctx, form) => {
      const given = CONSENTS.filter((each) => form.consent?.includes(each));
      await ctx.change(consentApi.save, { map: given.includes('map') });
      return undefined;
    },
    /** Whoever was at the tablet has gone: what they held is free again, and nothing of them is left. */
    [KIOSK_DONE]: async (ctx) => {
      await ctx.change(checkoutApi.clear, {});
      await ctx.change(terminalApi.forget, {});
      return redirectTo('/terminal');
    },
  },
  signIn: (backTo) => `/anmelden?zu=${encodeURIComponent(backTo)}`,
});
