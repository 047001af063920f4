import { formatDay } from '@fachwerk/base/format-time';
import { useLocationText } from '@fachwerk/locations/site-parts';
import type { ShownDay, ShownHours } from '@fachwerk/opening-hours/rules/shown-hours';
import { Card } from '@fachwerk/site/card';
import { useLocale, useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';
import css from './place.module.css';

const DAY = { weekday: 'short', day: '2-digit', month: '2-digit' } as const;

type Props = { readonly hours: ShownHours; readonly isAlwaysOpen: boolean };

/** Today and the week as it will really be, then what is not as usual. */
export function HoursPart({ hours: { week, later }, isAlwaysOpen }: Props) {
  const t = useText(siteDe);
  const tLocation = useLocationText();
  return (
    <Card title={t('place.hours')}>
      {isAlwaysOpen ? (
        <p className={css.plain}>{tLocation('home.always_open')}</p>
      ) : (
        <>
          <dl className={css.hours}>
            {week.map((day, at) => (
              <Day key={day.firstOn} day={day} isToday={at === 0} />
            ))}
          </dl>
          {later.length > 0 && (
            <>
              <h3 className={css.subtitle}>{t('place.special_days')}</h3>
              <dl className={css.hours}>
                {later.map((day) => (
                  <Day key={day.firstOn} day={day} />
                ))}
              </dl>
            </>
          )}
        </>
      )}
    </Card>
  );
}

function Day({ day, isToday = false }: { readonly day: ShownDay; readonly isToday?: boolean }) {
  const t = useText(siteDe);
  const tLocation = useLocationText();
  const locale = useLocale();
  const { firstOn, lastOn, intervals, note } = day;
  const first = formatDay(firstOn, locale, DAY);
  return (
    <div className={css.day} data-is-today={isToday || undefined}>
      <dt>
        {isToday
          ? t('place.today')
          : firstOn === lastOn
            ? first
            : t('place.days', { first, last: formatDay(lastOn, locale, DAY) })}
        {note && <span className={css.note}>{note}</span>}
      </dt>
      <dd>{intervals.map(({ from, to }) => `${from}–${to}`).join(', ') || tLocation('home.closed')}</dd>
    </div>
  );
}
