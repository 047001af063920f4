import type { Language } from '@fachwerk/base/language';
import type { Translated } from '@fachwerk/base/translated';
import { kinds as plainKinds } from '@fachwerk/blocks/kinds';
import { type Block, type PageContent, PLAIN_SETTINGS } from '@fachwerk/pages/contract-content';
import { inLanguages } from '@fachwerk/pages/rules/samples';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { siteHead } from '@fachwerk/sites/facade';
import { kinds } from '../kinds.ts';
import { siteDe } from '../texts/site.de.ts';
import { siteEn } from '../texts/site.en.ts';
import { siteIt } from '../texts/site.it.ts';
import { siteRu } from '../texts/site.ru.ts';
import { homeOfPage, servicesOfPage, shopOfPage } from './once-a-page.ts';

const SETTINGS: Block['settings'] = { ...PLAIN_SETTINGS, showsHeadline: true };

type Said = (key: keyof typeof siteDe) => Translated;

/** The product's own words, in the languages of the site. */
const saidIn =
  (languages: readonly Language[]): Said =>
  (key) =>
    inLanguages({ de: siteDe[key], en: siteEn[key], it: siteIt[key], ru: siteRu[key] }, languages);

function block(name: string, content: object, settings: Partial<Block['settings']> = {}): Block {
  const { kind, version, sample } = [...plainKinds, ...kinds].find((each) => each.kind === name)!;
  return { id: kind, kind, version, settings: { ...SETTINGS, ...settings }, content: { ...sample, ...content } };
}

/** The first page of a company that has made none: out of what it has entered anyway. */
export async function findUsualStart(ctx: CompanyCtx): Promise<PageContent | null> {
  const { kind, name, welcome, languages } = await siteHead(ctx);
  const said = saidIn(languages);
  if (kind !== 'merchant' && kind !== 'franchisor') return null;
  const page = {
    title: { de: name },
    tabText: {},
    description: welcome,
    keywords: {},
    layout: 'landing',
    shareMediaId: null,
  } as const;
  if (kind === 'franchisor') return { ...page, title: said('live.start.boxes'), blocks: boxBlocks(said, welcome) };
  const [{ isCatalogue }, { categories }, services] = await Promise.all([
    shopOfPage(ctx),
    homeOfPage(ctx, 'de'),
    servicesOfPage(ctx, 'de'),
  ]);
  // A button into an empty shop would lead nowhere.
  const shop =
    categories.length > 0
      ? { action: said(isCatalogue ? 'live.start.look' : 'live.start.order'), actionLink: '/shop' }
      : { action: {}, actionLink: null };
  if (services.length === 0) return { ...page, blocks: shopBlocks(said, name, welcome, { ...shop, ...NO_SECOND }) };
  const booked = { action: said('live.start.book'), actionLink: '/termine' };
  const second = { second: shop.action, secondLink: shop.actionLink };
  return { ...page, blocks: shopBlocks(said, name, welcome, { ...booked, ...second }) };
}

const NO_SECOND = { second: {}, secondLink: null };

function boxBlocks(said: Said, welcome: Translated): Block[] {
  const points = (['live.start.point_phone', 'live.start.point_later', 'live.start.point_price'] as const).map(
    (key) => ({
      text: said(key),
    }),
  );
  return [
    block('hero', {
      eyebrow: {},
      title: said('live.start.boxes'),
      text: welcome.de ? welcome : said('live.start.boxes_text'),
      action: said('live.start.boxes_go'),
      actionLink: '/standorte',
      ...NO_SECOND,
      points,
    }),
    block('booking', { showsMap: true, most: 50 }, { headline: said('live.start.find') }),
    block(
      'steps',
      {
        steps: (['choose', 'pay', 'open'] as const).map((step) => ({
          title: said(`live.start.step_${step}`),
          text: said(`live.start.step_${step}_text`),
        })),
      },
      { headline: said('live.start.how'), background: 'bright' },
    ),
    block('contact', { text: {}, showsRoute: false }, { headline: said('live.start.contact') }),
  ];
}

/** What has nothing to show does not show. */
function shopBlocks(said: Said, name: string, welcome: Translated, buttons: object): Block[] {
  return [
    block('hero', {
      eyebrow: {},
      title: { de: name },
      text: welcome,
      points: [],
      ...buttons,
    }),
    block('appointments', { action: {} }, { headline: said('live.start.appointments') }),
    block('offer', { label: {}, action: said('live.start.look') }),
    block('menu-teaser', { most: 6, action: {} }, { headline: said('live.start.offers') }),
    block(
      'item-teaser',
      { items: [], action: said('live.start.whole') },
      { headline: said('live.start.favourites'), background: 'bright' },
    ),
    block('opening-hours', { note: {} }, { headline: said('live.start.hours') }),
    block('contact', { text: {} }, { headline: said('live.start.contact'), background: 'bright' }),
  ];
}
