import { localDay } from '@fachwerk/base/format-time';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import { shownHours } from '@fachwerk/opening-hours/rules/shown-hours';
import type { BlockData } from '@fachwerk/pages/facade-blocks';
import { shopBar } from '@fachwerk/shop/rules/order';
import type { HoursData } from '../rules/live-data.ts';
import { companyOfPage, locationsOfPage, shopOfPage } from './once-a-page.ts';

/** Of the location that was chosen, else of the shop, else of the first location. */
export const hoursData: BlockData = async (ctx, { language, content }): Promise<HoursData | null> => {
  const company = await companyOfPage(ctx);
  if (company?.kind === 'merchant' && !content.location) {
    const shop = await shopOfPage(ctx);
    // Nobody has written any down yet: a week of closed doors would be wrong.
    if (isUnsaid(shop.hours)) return null;
    return { bar: shopBar(shop, ctx.now), place: null, hours: hoursOf(shop.hours, ctx.now, HOUSE_ZONE) };
  }
  const all = await locationsOfPage(ctx, language);
  const place = content.location ? all.find(({ id }) => id === content.location) : all.find((each) => each.isOnSale);
  if (!place) return null;
  return { bar: null, place, hours: hoursOf(place.openingHours, ctx.now, place.timeZone) };
};

function hoursOf(hours: Parameters<typeof shownHours>[0], now: Date, timeZone: string): HoursData['hours'] {
  const { week } = shownHours(hours, Temporal.PlainDate.from(localDay(now, timeZone)), () => '');
  return { isAlwaysOpen: hours.isAlwaysOpen, week };
}

function isUnsaid({ isAlwaysOpen, weekly, exceptions }: Parameters<typeof shownHours>[0]): boolean {
  return !isAlwaysOpen && exceptions.length === 0 && Object.values(weekly).every((day) => day.length === 0);
}
