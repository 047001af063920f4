import { formatDay } from '@fachwerk/base/format-time';
import { OpenState } from '@fachwerk/locations/site-parts';
import { OpeningBar } from '@fachwerk/menu/site-parts';
import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { useLocale, useText } from '@fachwerk/site/texts';
import { groupedDays } from '../../rules/grouped-days.ts';
import type { HoursData } from '../../rules/live-data.ts';
import { siteDe } from '../../texts/site.de.ts';
import { withDates } from '../parts/with-dates.ts';
import css from './opening-hours.module.css';
import type { openingHoursBlock } from './opening-hours-block.ts';

const DAY = { weekday: 'long' } as const;

/** Whether it is open and for how long, then the days as they will really be. */
export function Part({ given }: { readonly given: BlockOf<typeof openingHoursBlock, HoursData | null> }) {
  const t = useText(siteDe);
  const data = withDates(given.data);
  if (!data) return null;
  const { bar, place, hours } = data;
  return (
    <div className={css.hours}>
      <div className={css.now}>
        {bar && <OpeningBar bar={bar} />}
        {place && (
          <>
            <p className={css.place}>{place.name}</p>
            <OpenState location={place} />
          </>
        )}
        {given.content.note && <p className={css.note}>{given.content.note}</p>}
      </div>
      {hours.isAlwaysOpen ? <p className={css.always}>{t('live.hours.always')}</p> : <Week week={hours.week} />}
    </div>
  );
}

function Week({ week }: { readonly week: HoursData['hours']['week'] }) {
  const t = useText(siteDe);
  const locale = useLocale();
  return (
    <dl className={css.week}>
      {groupedDays(week).map(({ firstOn, lastOn, intervals, note }, at) => (
        <div key={firstOn} className={css.day} data-is-today={at === 0 || undefined}>
          <dt>
            {at === 0 ? t('live.hours.today') : formatDay(firstOn, locale, DAY)}
            {lastOn !== firstOn && ` – ${formatDay(lastOn, locale, DAY)}`}
            {note && <span className={css.why}> {note}</span>}
          </dt>
          <dd>{intervals.map(({ from, to }) => `${from}–${to}`).join(', ') || t('live.hours.closed')}</dd>
        </div>
      ))}
    </dl>
  );
}
