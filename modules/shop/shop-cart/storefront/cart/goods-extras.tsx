import { formatMoney } from '@fachwerk/base/format-number';
import type { Cart } from '@fachwerk/cart/contract-cart';
import { CodesPart } from '@fachwerk/cart/site-parts';
import { ApplyButton } from '@fachwerk/site/button';
import { Choice } from '@fachwerk/site/choice';
import { Facts } from '@fachwerk/site/facts';
import { Field } from '@fachwerk/site/field';
import { Money } from '@fachwerk/site/money';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { GoodsCart, TipChoice } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import { FareHint } from './fare-hint.tsx';
import css from './goods.module.css';

export const CODE_ACTS = {
  use: 'goods_voucher',
  removeCoupon: 'goods_no_voucher',
  removeGift: 'goods_no_gift',
} as const;

type Props = { readonly cart: Cart; readonly goods: GoodsCart };

/** What belongs to the goods: charges, a tip, a code. Stands in a form. */
export function Extras({ cart, goods }: Props) {
  const lines = cart.goods?.lines ?? [];
  // Where nothing can be had, nothing is added to it.
  const charges = lines.some(({ kind }) => kind === 'item') ? lines.filter(({ kind }) => kind !== 'item') : [];
  return (
    <>
      {charges.length > 0 && (
        <Facts
          facts={charges.map(({ title, detail, priceCents }) => ({
            label: detail ? `${title} (${detail})` : title,
            value: <Money cents={priceCents} />,
          }))}
        />
      )}
      <FareHint goods={goods} />
      {goods.tipOffers.isOffered && <TipPart goods={goods} />}
      <CodesPart cart={cart} acts={CODE_ACTS} />
    </>
  );
}

const chosenTip = ({ kind, value }: TipChoice) =>
  kind === 'percent' ? `percent:${value}` : kind === 'cents' ? 'own' : kind;

function TipPart({ goods: { tip, tipOffers, sums } }: { readonly goods: GoodsCart }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const options = [
    { value: 'none', label: t('goods.tip_none') },
    ...tipOffers.percents.map((percent) => ({
      value: `percent:${percent}`,
      label: t('goods.tip_percent', { percent }),
      detail: formatMoney(Math.floor((sums.goodsCents * percent + 50) / 100), locale),
    })),
    ...(tipOffers.mayRoundUp ? [{ value: 'round_up', label: t('goods.tip_round_up') }] : []),
    { value: 'own', label: t('goods.tip_own') },
  ];
  return (
    <section className={css.part}>
      <Choice
        name="trinkgeld"
        path="tip.kind"
        label={t('goods.tip_question')}
        isCompact
        value={chosenTip(tip)}
        options={options}
      />
      <div className={css.own}>
        <Field
          name="betrag"
          path="tip.value"
          label={t('goods.tip_own')}
          value={tip.kind === 'cents' ? (tip.value / 100).toFixed(2).replace('.', ',') : ''}
          inputMode="decimal"
          maxLength={8}
          isOptional
        />
      </div>
      <ApplyButton act="goods_tip">{t('goods.tip_save')}</ApplyButton>
    </section>
  );
}
