import type { FontPair } from '@fachwerk/base/font-pairs';
import { companyByCode } from '@fachwerk/companies/facade';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { type KnownSite, lockSite, saveSite } from '../site-store.ts';

const OWNER = 'zeitlagercity';
/** Browsers resolve names below .localhost to the own machine, so the demo needs no DNS. */
const HOST = 'zeitlager.localhost';

type DemoSite = {
  readonly code: string;
  readonly name: string;
  readonly host: string;
  readonly fonts: FontPair;
  readonly accent: string;
  readonly welcome: KnownSite['site']['welcome'];
};

const SHOPS: readonly DemoSite[] = [
  {
    code: 'trattoria-bella',
    name: 'Trattoria Bella',
    host: 'trattoria.localhost',
    fonts: 'elegant',
    accent: '#4a6b2f',
    welcome: {
      de: 'Pizza aus dem Steinofen, Pasta von Hand. Bestellen Sie nach Hause, zum Abholen oder an Ihren Tisch.',
      deDu: 'Pizza aus dem Steinofen, Pasta von Hand. Bestell nach Hause, zum Abholen oder an deinen Tisch.',
      en: 'Pizza from the stone oven, pasta made by hand. Order for delivery, to collect or to your table.',
      it: 'Pizza dal forno a pietra, pasta fatta a mano. Ordini a domicilio, da asporto o al tavolo.',
      ru: 'Пицца из каменной печи и домашняя паста. Закажите с доставкой, навынос или за столик.',
    },
  },
  {
    code: 'kontor-nord',
    name: 'Kontor Nord',
    host: 'kontor.localhost',
    fonts: 'modern',
    accent: '#1f5f7a',
    welcome: {
      de: 'Schreibwaren, Tee, Geschirr und Werkzeug aus dem Norden. Wir packen noch heute.',
      deDu: 'Schreibwaren, Tee, Geschirr und Werkzeug aus dem Norden. Wir packen noch heute.',
      en: 'Stationery, tea, tableware and tools from the north. We pack the same day.',
      it: 'Cancelleria, tè, stoviglie e utensili dal nord. Prepariamo il pacco oggi stesso.',
      ru: 'Канцелярия, чай, посуда и инструменты с севера. Упакуем сегодня же.',
    },
  },
  {
    code: 'salon-linde',
    name: 'Salon Linde',
    host: 'salon.localhost',
    fonts: 'friendly',
    accent: '#8a3d6b',
    welcome: {
      de: 'Haare und Haut in guten Händen, mitten in Lindenau. Wählen Sie Ihren Termin selbst, auch abends um elf.',
      deDu: 'Haare und Haut in guten Händen, mitten in Lindenau. Wähl deinen Termin selbst, auch abends um elf.',
      en: 'Hair and skin in good hands, in the middle of Lindenau. Choose your time yourself, at eleven at night too.',
      it: 'Capelli e pelle in buone mani, nel cuore di Lindenau. Scelga Lei l’orario, anche alle undici di sera.',
      ru: 'Волосы и кожа в надёжных руках, в самом сердце Линденау. Выберите время сами, хоть в одиннадцать вечера.',
    },
  },
];

/** Skips existing sites. */
export async function createDemoSite(ctx: WorkCtx): Promise<void> {
  await createNetworkSite(ctx);
  for (const { code, name, host, fonts, accent, welcome } of SHOPS) {
    const company = await companyByCode(ctx, code);
    if (!company?.isDemo) continue;
    const scoped = { ...ctx, companyId: company.id };
    const { site } = await lockSite(scoped);
    if (site.version > 0) continue;
    const languages: KnownSite['site']['languages'] = ['de', 'deDu', 'en', 'it', 'ru'];
    await saveSite(scoped, { ...site, name, fonts, accent, languages, mainHost: host, welcome, hasChat: true });
  }
}

/** The franchisor's site, through which its franchisees sell too. */
async function createNetworkSite(ctx: WorkCtx): Promise<void> {
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
    hasChat: true,
    welcome: {
      de: 'Stellen Sie ab, was Sie gerade nicht tragen möchten. Buchen, bezahlen und öffnen Sie Ihr Fach mit dem Telefon.',
      deDu: 'Stell ab, was du gerade nicht tragen möchtest. Buche, bezahle und öffne dein Fach mit dem Telefon.',
      en: 'Drop off what you would rather not carry. Book, pay and open your box with your phone.',
      it: 'Lasci qui quello che non vuole portare con sé. Prenoti, paghi e apra il vano con il telefono.',
      ru: 'Оставьте то, что не хочется носить с собой. Забронируйте, оплатите и откройте ячейку с телефона.',
    },
  });
}
