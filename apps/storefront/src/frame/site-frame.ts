import type { Output } from '@fachwerk/base/contract';
import { checkoutApi } from '@fachwerk/checkout/contract';
import { CONSENTS } from '@fachwerk/site/consent';
import { type Frame, frame, type SiteHead as KitHead } from '@fachwerk/site/frame';
import { siteApi } from '@fachwerk/sites/contract';
import { consentApi } from '@fachwerk/sites/contract-consent';
import { stayApi } from '@fachwerk/stays/contract';
import { FrameView } from './frame-view.tsx';

/** Who has none has put nothing in. */
const CART_COOKIE = 'fw_cart';

/** Who has none has shown no key here. */
const KEYS_COOKIE = 'fw_keys';
/** Everybody's browser: nothing is nobody's own there. */
const TERMINAL_COOKIE = 'fw_terminal';

export type FrameExtra = { readonly inCart: number; readonly rentals: Output<typeof stayApi.current>['rentals'] };

/** Name, look and languages of the site; what is in the visitor's cart, and which rentals they have; what they agreed to. */
export const siteFrame: Frame = frame({
  head: async (ctx) => (await ctx.ask(siteApi.head, {})) satisfies KitHead,
  extra: async (ctx, cookies): Promise<FrameExtra> => {
    const inCart = cookies.has(CART_COOKIE) ? (await ctx.ask(checkoutApi.show, {})).lines.length : 0;
    const mayHave = (cookies.has(KEYS_COOKIE) || ctx.isSignedIn) && !cookies.has(TERMINAL_COOKIE);
    return { inCart, rentals: mayHave ? (await ctx.ask(stayApi.current, {})).rentals : [] };
  },
  View: FrameView,
  acts: {
    consent: async (ctx, form) => {
      const given = CONSENTS.filter((each) => form.consent?.includes(each));
      await ctx.change(consentApi.save, { map: given.includes('map') });
      return undefined;
    },
  },
  signIn: (backTo) => `/anmelden?zu=${encodeURIComponent(backTo)}`,
});
