import { formatMoney } from '@fachwerk/base/format-number';
import { ButtonLink } from '@fachwerk/site/button';
import { SummaryBar } from '@fachwerk/site/summary-bar';
import { useLocale, useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';
import css from './cart-bar.module.css';
import type { MenuCart } from './menu-data.ts';

type Props = {
  readonly cart: MenuCart | null;
  /** What was just put in, for those who do not see the bar change. */
  readonly added: string | null;
};

/** What is in the cart so far, and what is missing to the minimum value; always in reach of the thumb. */
export function CartBar({ cart, added }: Props) {
  const t = useText(siteDe);
  const locale = useLocale();
  return (
    <>
      <p className="fw-hidden" role="status">
        {added && t('menu.item.added', { item: added })}
      </p>
      {cart && cart.pieces > 0 && (
        <section className={css.place} aria-label={t('menu.cart')}>
          <SummaryBar
            action={
              <ButtonLink to="/warenkorb" icon="bag">
                {t('menu.cart.go')}
              </ButtonLink>
            }
          >
            <p>
              <strong className="fw-figures">{formatMoney(cart.sums.goodsCents, locale)}</strong> ·{' '}
              {t('menu.cart.count', { count: cart.pieces })}
            </p>
            {cart.tableName && <p className={css.missing}>{t('menu.cart.table', { table: cart.tableName })}</p>}
            {cart.sums.missingCents > 0 && (
              <p className={css.missing}>
                {t('menu.cart.missing', { price: formatMoney(cart.sums.missingCents, locale) })}
              </p>
            )}
          </SummaryBar>
        </section>
      )}
    </>
  );
}
