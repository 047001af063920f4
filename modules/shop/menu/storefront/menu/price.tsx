import { formatMoney } from '@fachwerk/base/format-number';
import { deliveryDaysWords } from '@fachwerk/shop/rules/fares';
import { useHydrated, useNow } from '@fachwerk/site/clock';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { MenuCard } from '../../contract.ts';
import { countdownTo } from '../../rules/countdown.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './price.module.css';
import { useTimeUntil } from './time-until.ts';

type Priced = Pick<MenuCard, 'cents' | 'isFrom' | 'promo' | 'unitPrice' | 'depositCents' | 'fare' | 'deliveryDays'>;

type Props = {
  readonly card: Priced;
  /** On the item’s own page: with the link to all costs. */
  readonly isWhole?: boolean;
};

/** What it costs, and all that the law wants beside it: the unit price, the deposit, the fare, of a promo the lowest price before. */
export function Price({ card, isWhole = false }: Props) {
  const t = useText(siteDe);
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  const { cents, isFrom, promo, unitPrice, depositCents } = card;
  return (
    <div className={css.price}>
      <p className={promo ? css.lower : css.usual}>
        <span className="fw-hidden">{t('menu.price')}: </span>
        <strong className="fw-figures">{isFrom ? t('menu.from', { price: money(cents) }) : money(cents)}</strong>
        {promo && <s className={css.before}>{t('menu.usual', { price: money(promo.usualCents) })}</s>}
      </p>
      {promo && <PromoTimer endsAt={promo.endsAt} />}
      {promo?.lowestBeforeCents != null && <p>{t('menu.lowest', { price: money(promo.lowestBeforeCents) })}</p>}
      {(unitPrice || depositCents > 0) && (
        <p className="fw-figures">
          {[
            unitPrice && t(`menu.unit.${unitPrice.per}`, { price: money(unitPrice.cents) }),
            depositCents > 0 && t('menu.deposit', { price: money(depositCents) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <FareOf card={card} isWhole={isWhole} />
    </div>
  );
}

/** A card is one link and says that shipping is added; how much, and when it comes, is said on the item’s page. */
function FareOf({ card: { fare, deliveryDays }, isWhole }: Required<Props>) {
  const t = useText(siteDe);
  const locale = useLocale();
  if (!fare || (fare.way === 'delivery' && !isWhole)) return null;
  const { way, cents, freeFromCents } = fare;
  if (!isWhole) return <p>{t(cents === 0 ? `menu.fare.${way}_free` : 'menu.fare.added')}</p>;
  const fareWords = [
    cents === 0 ? t(`menu.fare.${way}_free`) : t(`menu.fare.${way}`, { price: formatMoney(cents, locale) }),
    cents > 0 && freeFromCents !== null && t('menu.fare.free_from', { price: formatMoney(freeFromCents, locale) }),
  ]
    .filter(Boolean)
    .join(', ');
  const days = deliveryDays && deliveryDaysWords(deliveryDays);
  return (
    <>
      <p className="fw-figures">
        <a href="/shop/versand">{fareWords}</a>
      </p>
      {days && <p className="fw-figures">{t(days.key, days.params)}</p>}
    </>
  );
}

/** Runs with the clock of the server. When it is over the page still shows it; the cart says what counts. */
function PromoTimer({ endsAt }: { readonly endsAt: Date }) {
  const t = useText(siteDe);
  const now = useNow(useHydrated() ? 1000 : 60_000);
  const time = useTimeUntil()(endsAt, now);
  const isFar = countdownTo(endsAt, now).kind === 'at';
  return <p className={css.timer}>{t(isFar ? 'menu.promo_at' : 'menu.promo_in', { time })}</p>;
}
