import { formatTime } from '@fachwerk/base/format-time';
import { Icon } from '@fachwerk/site/icon';
import { useSite } from '@fachwerk/site/site-context';
import { useLocale, useText } from '@fachwerk/site/texts';

import { frontDe } from '../texts/front.de.ts';
import type { FrameExtra } from './frame-extra.ts';
import css from './way-back.module.css';

type Props = Pick<FrameExtra, 'rentals'>;

/** Whoever has a box finds it from every page. On the page of the rental itself there is nowhere to lead to. */
export function WayBack({ rentals }: Props) {
  const t = useText(frontDe);
  const { path } = useSite();
  const others = rentals.filter(({ key }) => !path.startsWith(`/miete/${key}`));
  if (others.length === 0) return null;
  return (
    <nav className={css.back} aria-label={t('front.own_rentals')}>
      <ul className={css.list}>
        {others.map((rental) => (
          <li key={rental.id}>
            <Own rental={rental} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Own({ rental }: { readonly rental: Props['rentals'][number] }) {
  const t = useText(frontDe);
  const locale = useLocale();
  const { key, phase, boxNumber, locationName, startsAt, endsAt, timeZone } = rental;
  const isLate = phase === 'grace' || phase === 'overrun';
  const time = { from: formatTime(startsAt, timeZone, locale), to: formatTime(endsAt, timeZone, locale) };
  return (
    <a className={`${css.own} ${isLate ? css.late : ''}`} href={`/miete/${key}`}>
      <Icon name={isLate ? 'alert' : 'key'} />
      <span className={css.words}>
        <strong>{t(phase === 'booked' ? 'front.booked_rental' : 'front.running_rental')}</strong>
        <span>
          {t('front.own_rental.where', { box: boxNumber, location: locationName })}
          {', '}
          {phase === 'booked' && t('front.own_rental.from', time)}
          {phase === 'running' && t('front.own_rental.to', time)}
          {isLate && t('front.own_rental.late', time)}
        </span>
      </span>
      <span className={css.go}>{t('front.own_rental.go')}</span>
    </a>
  );
}
