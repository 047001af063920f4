import { problemsOf } from '@fachwerk/base/problem';
import { dayOf, fieldOfInstant } from '@fachwerk/base/time';
import { boxCartApi } from '@fachwerk/box-cart/contract';
import { keepAskedContact } from '@fachwerk/cart/site-parts';
import type { SiteLocation } from '@fachwerk/locations/contract-site';
import { structuredLocation } from '@fachwerk/locations/rules/structured';
import { shownHours } from '@fachwerk/opening-hours/rules/shown-hours';
import { rentalProblems } from '@fachwerk/rentals/contract';
import { rentalSiteApi } from '@fachwerk/rentals/contract-site';
import { fieldOf, type PageCtx, page, redirectTo } from '@fachwerk/site/page';
import { bookingApi } from '../../contract.ts';
import { fittingDuration, startOf } from '../../rules/chosen-period.ts';
import { durationChoices, usualDuration } from '../../rules/duration-choices.ts';
import { PERIOD_FIELDS, type PeriodQuery, periodFrom, suggestedStart } from '../../rules/period-query.ts';
import type { BookingData, ChosenBox, PeriodData } from './booking-data.ts';

const problem = problemsOf(rentalProblems);

export const bookingPage = page<BookingData>({
  path: '/standort/:id',
  load: async (ctx) => {
    const location = await locationOf(ctx);
    const box = await boxOf(ctx, location);
    const query = Object.fromEntries(PERIOD_FIELDS.map((name) => [name, ctx.query.get(name) ?? ''])) as PeriodQuery;
    const wantsPeriod = ctx.query.has('zeit') || query.wann === '';
    const period = periodFrom(query, location.timeZone);
    if (wantsPeriod || !period)
      return periodStep(ctx, location, box, query, query.wann === '' || wantsPeriod ? null : 'booking.period_wrong');
    const offer = await ctx.ask(rentalSiteApi.offer, { locationId: location.id, period });
    if (offer.problem) return periodStep(ctx, location, box, query, offer.problem);
    const back = new URLSearchParams(ctx.query);
    back.set('zeit', 'aendern');
    return { step: 'size', location, box, period, offer, backTo: `/standort/${location.id}?${back}` };
  },
  acts: {
    add: async (ctx, form) => {
      const location = await locationOf(ctx);
      await keepAskedContact(ctx, form);
      const startsAt = fieldOf(form, 'start');
      const lockId = fieldOf(form, 'fach');
      await ctx.change(boxCartApi.addBox, {
        locationId: location.id,
        sizeCode: fieldOf(form, 'groesse'),
        ...(lockId && { lockId }),
        period: { durationMinutes: Number(fieldOf(form, 'dauer')), ...(startsAt && { startsAt: new Date(startsAt) }) },
        isOverwriting: fieldOf(form, 'ersetzen') === 'ja',
      });
      return redirectTo('/warenkorb');
    },
  },
  title: ({ location }) => ({ key: 'booking.title', params: { name: location.name } }),
  view: () => import('./booking-view.tsx'),
  isPublic: true,
  structured: ({ location }, about) => structuredLocation(location, about),
  trail: ({ location }, { translate, url }) => [
    { name: translate('home.title'), path: '/standorte' },
    { name: location.name, path: url.pathname },
  ],
});

async function locationOf(ctx: PageCtx): Promise<SiteLocation> {
  const { locations } = await ctx.ask(rentalSiteApi.locations, {});
  const location = locations.find(({ id }) => id === ctx.params.id);
  if (!location) throw problem('rental.location_unknown');
  return location;
}

async function boxOf(ctx: PageCtx, location: SiteLocation): Promise<ChosenBox | null> {
  const qrCode = ctx.query.get('code');
  if (!qrCode) return null;
  const box = await ctx.ask(rentalSiteApi.box, { qrCode });
  return box.locationId === location.id ? { qrCode, ...box } : null;
}

async function periodStep(
  ctx: PageCtx,
  location: SiteLocation,
  box: ChosenBox | null,
  query: PeriodQuery,
  refusal: string | null,
): Promise<PeriodData> {
  const proposed: PeriodQuery = {
    wann: location.isOpen ? 'jetzt' : 'spaeter',
    beginn: fieldOfInstant(firstStart(location, ctx.now), location.timeZone),
    dauer: String(usualDuration(location)),
    anzahl: '1',
    einheit: location.isShortTerm ? 'hours' : 'days',
  };
  const given = Object.fromEntries(PERIOD_FIELDS.map((name) => [name, query[name] || proposed[name]])) as PeriodQuery;
  const prices = await ctx.ask(bookingApi.prices, { locationId: location.id, ...startOf(given) });
  const isGerman = ctx.language === 'de' || ctx.language === 'deDu';
  const hours = shownHours(location.openingHours, dayOf(ctx.now, location.timeZone), ({ nameDe, nameEn }) =>
    isGerman ? nameDe : nameEn,
  );
  const chosen = { ...given, dauer: query.dauer || fittingDuration(given.dauer, prices.durations) };
  return { step: 'period', location, box, chosen, choices: durationChoices(location), prices, hours, refusal };
}

/** Closed: from when it opens on. */
function firstStart({ isOpen, changesAt }: SiteLocation, now: Date): Date {
  return !isOpen && changesAt ? changesAt : suggestedStart(now);
}
