import { rentalSiteApi } from '@fachwerk/rentals/contract-site';
import { page, redirectTo } from '@fachwerk/site/page';

export type QrData = { readonly number: string; readonly locationId: string; readonly signInAt: string };

/** The sticker on a box: the rental of whoever has it, otherwise the way to book it. */
export const qrPage = page<QrData>({
  path: '/q/:qrCode',
  load: async (ctx) => {
    const qrCode = ctx.params.qrCode!;
    const box = await ctx.ask(rentalSiteApi.box, { qrCode });
    if (box.rentalId) {
      const { rentals } = await ctx.ask(rentalSiteApi.mine, {});
      const own = rentals.find(({ id }) => id === box.rentalId);
      if (own) return redirectTo(`/miete/${own.key}`);
    }
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
