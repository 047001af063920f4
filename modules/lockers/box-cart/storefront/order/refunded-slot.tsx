import { formatTime } from '@fachwerk/base/format-time';
import type { OrderState } from '@fachwerk/cart/contract';
import { ButtonLink } from '@fachwerk/site/button';
import { Row } from '@fachwerk/site/layout';
import { useSite } from '@fachwerk/site/site-context';
import type { PartProps } from '@fachwerk/site/slot';
import { useLocale, useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';

/** How the rental stands whose extension came too late; where else a box is to be had. */
export function Part({ given: { kind, isUnserved, rentals } }: PartProps<OrderState, object>) {
  const t = useText(siteDe);
  const { translate } = useSite();
  const locale = useLocale();
  const [rental] = rentals;
  const isOver = rental?.state === 'ended';
  return (
    <>
      {isUnserved && kind === 'extension' && rental && (
        <>
          <p>
            {isOver
              ? t('refunded.rental_over')
              : t('refunded.end_stays', { end: formatTime(rental.endsAt, rental.timeZone, locale, 'weekdayTime') })}
          </p>
          {rental.key && !isOver && (
            <Row>
              <ButtonLink to={`/miete/${rental.key}/verlaengern`}>{t('refunded.other_end')}</ButtonLink>
              <ButtonLink to={`/miete/${rental.key}`} kind="plain">
                {t('confirmation.to_rental')}
              </ButtonLink>
            </Row>
          )}
        </>
      )}
      {kind === 'purchase' && (
        <Row>
          <ButtonLink to="/">{translate('cart.find_box')}</ButtonLink>
        </Row>
      )}
    </>
  );
}
