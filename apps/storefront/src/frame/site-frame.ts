import { checkoutApi } from '@fachwerk/checkout/contract';
import { CONSENTS } from '@fachwerk/site/consent';
import { type Frame, frame, type SiteHead as KitHead } from '@fachwerk/site/frame';
import { siteApi } from '@fachwerk/sites/contract';
import { consentApi } from '@fachwerk/sites/contract-consent';
import { FrameView } from './frame-view.tsx';

/** Who has none has put nothing in. */
const CART_COOKIE = 'fw_cart';

type FrameExtra = { readonly inCart: number };

/** Name, look and languages of the site; how much is in the visitor's cart; what they agreed to. */
export const siteFrame: Frame = frame({
  head: async (ctx) => (await ctx.ask(siteApi.head, {})) satisfies KitHead,
  extra: async (ctx, cookies): Promise<FrameExtra> => {
    if (!cookies.has(CART_COOKIE)) return { inCart: 0 };
    return { inCart: (await ctx.ask(checkoutApi.show, {})).lines.length };
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
