import { companyByCode } from '@fachwerk/companies/facade';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { lockSite, saveSite } from '../site-store.ts';

const OWNER = 'zeitlagercity';
/** Browsers lead every name below .localhost to the own machine, so the demonstration needs no DNS. */
const HOST = 'zeitlager.localhost';

/** The franchisor's site, through which its franchisees sell too. */
export async function createDemoSite(ctx: WorkCtx): Promise<void> {
  const company = await companyByCode(ctx, OWNER);
  if (!company?.isDemo) return;
  const scoped = { ...ctx, companyId: company.id };
  const { site } = await lockSite(scoped);
  if (site.version > 0) return;
  await saveSite(scoped, {
    ...site,
    name: 'Zeitlager City',
    languages: ['de', 'deDu', 'en', 'it', 'ru'],
    mainHost: HOST,
    welcome: {
      de: 'Stellen Sie ab, was Sie gerade nicht tragen möchten. Buchen, bezahlen und öffnen Sie Ihr Fach mit dem Telefon.',
      deDu: 'Stell ab, was du gerade nicht tragen möchtest. Buche, bezahle und öffne dein Fach mit dem Telefon.',
      en: 'Drop off what you would rather not carry. Book, pay and open your box with your phone.',
      it: 'Lasci qui quello che non vuole portare con sé. Prenoti, paghi e apra il vano con il telefono.',
      ru: 'Оставьте то, что не хочется носить с собой. Забронируйте, оплатите и откройте ячейку с телефона.',
    },
  });
}
