import { formatDay, formatTime } from '@fachwerk/base/format-time';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import { ButtonLink } from '@fachwerk/site/button';
import { Row, Stack } from '@fachwerk/site/layout';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { FreeDays } from '../contract.ts';
import { DAY_PARTS, partOfDay } from '../rules/part-of-day.ts';
import { siteDe } from '../texts/site.de.ts';
import css from './times.module.css';

type Props = {
  readonly free: FreeDays;
  /** Where a time leads. */
  readonly toTime: (at: Date) => string;
  readonly toDay: (on: string) => string;
};

/** Where the free times begin, for links that lead there. */
export const TIMES_ID = 'zeiten';

/** First the day, then the time: one day is open, each time is a link, and it works without a script. */
export function FreeTimes({ free: { days, previousOn, nextOn }, toTime, toDay }: Props) {
  const t = useText(siteDe);
  const locale = useLocale();
  return (
    <div id={TIMES_ID} className={css.days}>
      <Stack>
        <div>
          {days.map(({ on, times }, at) => (
            <details key={on} className={css.day} name="tag" open={at === 0}>
              <summary className={css.head}>
                <h2>{formatDay(on, locale, { weekday: 'long', day: 'numeric', month: 'long' })}</h2>
                <span className={css.note}>{t('book.times_free', { count: times.length })}</span>
              </summary>
              <PartsOfDay times={times} toTime={toTime} />
            </details>
          ))}
        </div>
        <Row isSpread>
          {previousOn ? (
            <ButtonLink to={`${toDay(previousOn)}#${TIMES_ID}`} kind="plain" icon="back">
              {t('book.earlier')}
            </ButtonLink>
          ) : (
            <span />
          )}
          {nextOn && (
            <ButtonLink to={`${toDay(nextOn)}#${TIMES_ID}`} kind="plain" icon="arrow">
              {t('book.later')}
            </ButtonLink>
          )}
        </Row>
      </Stack>
    </div>
  );
}

function PartsOfDay({ times, toTime }: { readonly times: readonly Date[]; readonly toTime: Props['toTime'] }) {
  const t = useText(siteDe);
  const locale = useLocale();
  return DAY_PARTS.map((part) => {
    const own = times.filter((at) => partOfDay(at) === part);
    return (
      own.length > 0 && (
        <section key={part} className={css.part}>
          <h3>{t(`book.${part}`)}</h3>
          <ul className={css.times}>
            {own.map((at) => (
              <li key={at.getTime()}>
                <a href={toTime(at)} className={css.time} rel="nofollow">
                  {formatTime(at, HOUSE_ZONE, locale, 'time')}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )
    );
  });
}
