import { Button } from '@fachwerk/site/button';
import { Facts } from '@fachwerk/site/facts';
import { Field } from '@fachwerk/site/field';
import { Row } from '@fachwerk/site/layout';
import { Money } from '@fachwerk/site/money';
import { useSite } from '@fachwerk/site/site-context';
import { useText } from '@fachwerk/site/texts';
import type { Cart } from '../../contract-cart.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './cart.module.css';
import { isRefused } from './redeem.ts';

type Props = {
  readonly cart: Pick<Cart, 'coupon' | 'gift'>;
  /** What the form it stands in does with a code. */
  readonly acts: { readonly use: string; readonly removeCoupon: string; readonly removeGift: string };
};

/** A field for a coupon or a gift voucher, and what came of them. Stands in a form. */
export function CodesPart({ cart: { coupon, gift }, acts }: Props) {
  return (
    <>
      {coupon && <CouponPart coupon={coupon} acts={acts} />}
      {gift && <GiftPart gift={gift} acts={acts} />}
    </>
  );
}

function CouponPart({
  coupon: { code, title, whyNot },
  acts,
}: Pick<Props, 'acts'> & { readonly coupon: NonNullable<Cart['coupon']> }) {
  const t = useText(siteDe);
  const { translate, path } = useSite();
  const refusal = isRefused(path) ? t('cart.code_unknown') : whyNot && translate(whyNot.code, whyNot.params);
  return (
    <section className={css.code}>
      <Field
        name="code"
        label={t('cart.code')}
        value={code}
        problem={refusal ? `${refusal} ${t('cart.code_without')}` : undefined}
        maxLength={40}
        autoComplete="off"
        isOptional
      />
      {code && !whyNot && title && <p className={css.quiet}>{t('cart.code_applied', { name: title })}</p>}
      <Row gap="small">
        <Button act={acts.use} kind="plain">
          {t('cart.code_save')}
        </Button>
        {code && (
          <Button act={acts.removeCoupon} kind="quiet">
            {t('cart.code_remove')}
          </Button>
        )}
      </Row>
    </section>
  );
}

/** The voucher that pays; its code is kept nowhere, so only its last letters are known here. */
function GiftPart({
  gift: { title, cents, whyNot },
  acts,
}: Pick<Props, 'acts'> & { readonly gift: NonNullable<Cart['gift']> }) {
  const t = useText(siteDe);
  const { translate } = useSite();
  return (
    <section className={css.code}>
      <Facts facts={[{ label: title, value: <Money cents={-cents} /> }]} />
      {whyNot && <p className={css.refused}>{translate(whyNot.code, whyNot.params)}</p>}
      <Row gap="small">
        <Button act={acts.removeGift} kind="quiet">
          {t('cart.gift_remove')}
        </Button>
      </Row>
    </section>
  );
}
