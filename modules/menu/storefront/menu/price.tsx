import { formatMoney } from '@fachwerk/base/format-number';
import { useHydrated, useNow } from '@fachwerk/site/clock';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { MenuCard } from '../../contract.ts';
import { countdownTo } from '../../rules/countdown.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './price.module.css';
import { useTimeUntil } from './time-until.ts';

type Priced = Pick<MenuCard, 'cents' | 'isFrom' | 'promo' | 'unitPrice' | 'depositCents'>;

/** What it costs, and all that the law wants beside it: the unit price, the deposit, of a promo the lowest price before. */
export function Price({ card }: { readonly card: Priced }) {
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
    </div>
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
