import { readOffer } from '@fachwerk/appointment-booking/facade';
import type { Language } from '@fachwerk/base/language';
import { findCompany } from '@fachwerk/companies/facade';
import { siteLocations } from '@fachwerk/locations/facade-site';
import { showHome, shownCards } from '@fachwerk/menu/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { shopOf } from '@fachwerk/shop/facade';
import { siteHead } from '@fachwerk/sites/facade';
import { spoken } from './spoken.ts';

/** A page is drawn within one call, and each call has a context of its own. */
const answers = new WeakMap<CompanyCtx, Map<string, Promise<unknown>>>();

/** Blocks of one page that want to know the same ask for it once. */
function onceAPage<T>(ctx: CompanyCtx, name: string, find: () => Promise<T>): Promise<T> {
  const known = answers.get(ctx) ?? new Map<string, Promise<unknown>>();
  answers.set(ctx, known);
  const answer = (known.get(name) as Promise<T> | undefined) ?? find();
  known.set(name, answer);
  return answer;
}

export const companyOfPage = (ctx: CompanyCtx) => onceAPage(ctx, 'company', () => findCompany(ctx));
export const headOfPage = (ctx: CompanyCtx) => onceAPage(ctx, 'head', () => siteHead(ctx));
export const shopOfPage = (ctx: CompanyCtx) => onceAPage(ctx, 'shop', () => shopOf(ctx));

export const locationsOfPage = (ctx: CompanyCtx, language: Language) =>
  onceAPage(
    ctx,
    `locations ${language}`,
    async () => (await ctx.app.hooks.find(siteLocations)?.(spoken(ctx, language))) ?? [],
  );

export const homeOfPage = (ctx: CompanyCtx, language: Language) =>
  onceAPage(ctx, `home ${language}`, () => showHome(spoken(ctx, language)));

/** What can be booked here. */
export const servicesOfPage = (ctx: CompanyCtx, language: Language) =>
  onceAPage(ctx, `services ${language}`, async () => (await readOffer(spoken(ctx, language))).services);

/** Of these items; null: of what stands first in the menu. */
export const cardsOfPage = (ctx: CompanyCtx, language: Language, itemIds: readonly string[] | null) =>
  onceAPage(ctx, `cards ${language} ${itemIds?.join()}`, () => shownCards(spoken(ctx, language), itemIds));
