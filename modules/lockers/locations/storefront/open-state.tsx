import { formatTime } from '@fachwerk/base/format-time';
import { useSite } from '@fachwerk/site/site-context';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { SiteLocation } from '../contract-site.ts';
import { isEndOfToday } from '../rules/end-of-today.ts';
import { siteDe } from '../texts/site.de.ts';
import css from './open-state.module.css';

/** As the opening hours write it, in every language. */
const END_OF_DAY = '24:00';

/** Whether one gets to the boxes now, and when that changes. */
export function OpenState({ location }: { readonly location: SiteLocation }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const { now } = useSite();
  const { isOpen, changesAt, timeZone, openingHours } = location;
  const isToday =
    changesAt && formatTime(changesAt, timeZone, locale, 'date') === formatTime(now, timeZone, locale, 'date');
  const time = changesAt
    ? isOpen && isEndOfToday(changesAt, now, timeZone)
      ? END_OF_DAY
      : isToday
        ? formatTime(changesAt, timeZone, locale, 'time')
        : formatTime(changesAt, timeZone, locale, 'weekdayTime')
    : '';
  const words = openingHours.isAlwaysOpen
    ? t('home.always_open')
    : isOpen
      ? changesAt
        ? t('home.open_until', { time })
        : t('home.open_now')
      : changesAt
        ? t('home.opens_at', { time })
        : t('home.closed');
  return (
    <p className={css.state} data-is-open={isOpen}>
      {words}
    </p>
  );
}
