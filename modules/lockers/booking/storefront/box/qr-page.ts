import { stayApi } from '@fachwerk/active-rentals/contract';
import { boxCartApi } from '@fachwerk/box-cart/contract';
import { rentalSiteApi } from '@fachwerk/rentals/contract-site';
import { page, redirectTo } from '@fachwerk/site/page';
import type { QrData } from './qr-view.tsx';

/** The sticker on a box: the rental of whoever has it, otherwise the way to book it. */
export const qrPage = page<QrData>({
  path: '/q/:qrCode',
  evenSuspended: true,
  load: async (ctx) => {
    const qrCode = ctx.params.qrCode!;
    const box = await ctx.ask(rentalSiteApi.box, { qrCode });
    const { rentals } = await ctx.ask(stayApi.current, {});
    const own = rentals.find(({ lockId, phase }) => lockId === box.lockId && phase !== 'booked');
    if (own) return redirectTo(`/miete/${own.key}`);
    if (!box.isFree && (await ctx.ask(boxCartApi.boxes, {})).boxes.some(({ lockId }) => lockId === box.lockId))
      return redirectTo('/warenkorb');
    if (box.isFree) return redirectTo(`/standort/${box.locationId}?code=${encodeURIComponent(qrCode)}`);
    return {
      number: box.number,
      locationId: box.locationId,
      signInAt: `/anmelden?zu=${encodeURIComponent(ctx.url.pathname)}`,
    };
  },
  title: ({ number }) => ({ key: 'qr.title', params: { number } }),
  view: () => import('./qr-view.tsx'),
});
