import { formatMoney } from '@fachwerk/base/format-number';
import { formatTime } from '@fachwerk/base/format-time';
import { addMinutes } from '@fachwerk/base/time';
import { ButtonLink } from '@fachwerk/site/button';
import { useHydrated, useNow } from '@fachwerk/site/clock';
import { Icon } from '@fachwerk/site/icon';
import { keepForms } from '@fachwerk/site/kept-pages';
import { Notice } from '@fachwerk/site/notice';
import { useSite } from '@fachwerk/site/site-context';
import { useLocale, useText } from '@fachwerk/site/texts';
import { useEffect } from 'react';
import type { Cart } from '../../contract-cart.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './cart.module.css';

const MINUTE_MS = 60_000;
const SHORT_MS = 3 * MINUTE_MS;

type HoldTimerProps = {
  readonly until: Date;
  readonly timeZone: string;
  /** Somebody is typing below it: what they have typed would go with the page. */
  readonly isAboveForm?: boolean;
};

/** How long the boxes are still held; without a script, until when. At the end the page says by itself what can be done. */
export function HoldTimer({ until, timeZone, isAboveForm = false }: HoldTimerProps) {
  const t = useText(siteDe);
  const locale = useLocale();
  const isHydrated = useHydrated();
  const leftMs = Math.max(0, until.getTime() - useNow().getTime());
  const isOver = isHydrated && leftMs === 0;
  useEffect(() => {
    if (isOver && !isAboveForm) window.location.reload();
  }, [isOver, isAboveForm]);
  const minutes = `${Math.floor(leftMs / MINUTE_MS)}:${String(Math.floor((leftMs % MINUTE_MS) / 1000)).padStart(2, '0')}`;
  const heldFor = isOver && isAboveForm ? t('checkout.hold_over') : t('cart.held_for', { minutes });
  const words = isHydrated ? heldFor : t('cart.held_until', { time: formatTime(until, timeZone, locale, 'time') });
  return (
    <p className={css.timer} role="timer" data-is-short={isHydrated && leftMs < SHORT_MS}>
      <Icon name="clock" />
      {words}
    </p>
  );
}

/** What has to be paid before anything new can be booked, said before anybody types anything. */
export function Owed({ cart: { kind, lines, goods, owed } }: { readonly cart: Cart }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const isGoodsAlone = goods !== null && lines.length === 0;
  if (kind !== 'purchase' || isGoodsAlone) return null;
  return owed.map(({ payAt, dueCents }) => (
    <Notice key={payAt} kind="warn" title={t('checkout.owed', { amount: formatMoney(dueCents, locale) })}>
      <p>{t('checkout.owed_what')}</p>
      <div>
        <ButtonLink to={payAt}>{t('checkout.settle')}</ButtonLink>
      </div>
    </Notice>
  ));
}

/** Longer than a box is held: who pays within it is not left with an error of the browser. */
const KEPT_MINUTES = 60;

/** From the cart to the payment, a network that goes is said in our words. */
export function useKeptForms(): void {
  const { now } = useSite();
  useEffect(() => {
    // Where nothing can be kept, these are as any other page.
    keepForms({ until: addMinutes(now, KEPT_MINUTES), now }).catch(() => undefined);
  }, [now]);
}
