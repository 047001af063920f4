import { formatDay, formatTime } from '@fachwerk/base/format-time';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import { ButtonLink } from '@fachwerk/site/button';
import { Row, Stack } from '@fachwerk/site/layout';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { FreeDays } from '../contract.ts';
import { siteDe } from '../texts/site.de.ts';
import css from './times.module.css';

type Props = {
  readonly free: FreeDays;
  /** Where a time leads. */
  readonly toTime: (at: Date) => string;
  readonly toDay: (on: string) => string;
};

/** Days with their free times, each a link: it works without a script. */
export function FreeTimes({ free: { days, previousOn, nextOn }, toTime, toDay }: Props) {
  const t = useText(siteDe);
  const locale = useLocale();
  return (
    <Stack>
      {days.map(({ on, times }) => (
        <section key={on} className={css.day}>
          <h2 className={css.head}>{formatDay(on, locale, { weekday: 'long', day: 'numeric', month: 'long' })}</h2>
          <ul className={css.times}>
            {times.map((at) => (
              <li key={at.getTime()}>
                <a href={toTime(at)} className={css.time} rel="nofollow">
                  {formatTime(at, HOUSE_ZONE, locale, 'time')}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Row isSpread>
        {previousOn ? (
          <ButtonLink to={toDay(previousOn)} kind="plain" icon="back">
            {t('book.earlier')}
          </ButtonLink>
        ) : (
          <span />
        )}
        {nextOn && (
          <ButtonLink to={toDay(nextOn)} kind="plain" icon="arrow">
            {t('book.later')}
          </ButtonLink>
        )}
      </Row>
    </Stack>
  );
}
