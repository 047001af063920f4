import { Facts } from '@fachwerk/site/facts';
import { Money } from '@fachwerk/site/money';
import { InSlot } from '@fachwerk/site/slot';
import { useText } from '@fachwerk/site/texts';
import type { Cart, CartLine } from '../../contract-cart.ts';
import { siteDe } from '../../texts/site.de.ts';
import { termsSlot } from '../slots.ts';
import css from './cart.module.css';

type Amounts = { readonly totalCents: number; readonly netCents: number; readonly vatCents: number } & Partial<
  Pick<Cart, 'toPayCents' | 'gift' | 'isSmallBusiness'> & { giftCents: number }
>;

export function Totals({ amounts }: { readonly amounts: Amounts }) {
  const t = useText(siteDe);
  return (
    <Facts
      facts={[
        // Without VAT there is nothing to take apart.
        { label: t('cart.net'), value: amounts.vatCents !== 0 && <Money cents={amounts.netCents} /> },
        { label: t('cart.vat'), value: amounts.vatCents !== 0 && <Money cents={amounts.vatCents} /> },
        { label: t('cart.total'), value: <Money cents={amounts.totalCents} />, isStrong: true },
        ...(amounts.gift?.cents
          ? [
              { label: amounts.gift.title, value: <Money cents={-amounts.gift.cents} /> },
              { label: t('cart.to_pay'), value: <Money cents={amounts.toPayCents ?? 0} />, isStrong: true },
            ]
          : []),
        { label: t('cart.by_gift'), value: amounts.giftCents ? <Money cents={amounts.giftCents} /> : null },
      ]}
    />
  );
}

/** For the bar that stays in sight. */
export function Total({ amounts }: { readonly amounts: Amounts }) {
  const t = useText(siteDe);
  return (
    <>
      <p className={css.total}>
        <Money cents={amounts.toPayCents ?? amounts.totalCents} />
      </p>
      {amounts.vatCents !== 0 && <p className={css.quiet}>{t('cart.vat_included')}</p>}
      {amounts.isSmallBusiness && <p className={css.quiet}>{t('cart.small_business')}</p>}
    </>
  );
}

type Line = { readonly id: string; readonly title: string; readonly detail: string; readonly cents: number };

/** What is or was ordered, each with its time and its price. */
export function LineList({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <ul className={css.lines}>
      {lines.map(({ id, title, detail, cents }) => (
        <li key={id} className={css.bare}>
          <span className={css.words}>
            <span>{title}</span>
            {detail && <span className={css.quiet}>{detail}</span>}
          </span>
          <span className={css.price}>
            <Money cents={cents} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What is agreed to with the lines of a cart: what staying too long costs, until when they are called off for nothing. */
export function Terms({ lines }: { readonly lines: readonly CartLine[] }) {
  const t = useText(siteDe);
  return (
    <>
      <InSlot slot={termsSlot} given={lines} />
      {lines.some(({ isCancellable }) => isCancellable) && <p className={css.quiet}>{t('cart.cancel_free')}</p>}
    </>
  );
}
