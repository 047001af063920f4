import { formatMoney } from '@fachwerk/base/format-number';
import { useSite } from '@fachwerk/site/site-context';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { GoodsCart } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './goods.module.css';

/** What bringing costs where no line says it, and how far it is to nothing: before the till nothing is left to guess. */
export function FareHint({ goods: { handover, sums, shipping } }: { readonly goods: GoodsCart }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const { translate } = useSite();
  const isSent = handover.type === 'shipment';
  if (isSent && shipping?.whyNot) return <p className={css.quiet}>{translate(shipping.whyNot)}</p>;
  if (sums.toFreeCents !== null && (isSent || handover.type === 'delivery')) {
    const amount = formatMoney(sums.toFreeCents, locale);
    return (
      <p className={css.hint} role="status">
        {t(isSent ? 'goods.to_free_shipment' : 'goods.to_free_delivery', { amount })}
      </p>
    );
  }
  if (sums.deliveryCents > 0) return null;
  if (isSent) return <p className={css.quiet}>{t('goods.free_shipment')}</p>;
  const isOpen = handover.type === 'delivery' && handover.postcode === '';
  return isOpen ? <p className={css.quiet}>{t('goods.fare_by_postcode')}</p> : null;
}
