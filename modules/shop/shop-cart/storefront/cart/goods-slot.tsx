import { formatMoney } from '@fachwerk/base/format-number';
import type { Cart } from '@fachwerk/cart/contract-cart';
import { whyNotCart } from '@fachwerk/cart/site-parts';
import { GOODS_FORM } from '@fachwerk/cart/site-slots';
import { Button, ButtonLink } from '@fachwerk/site/button';
import { Form } from '@fachwerk/site/form';
import { Row, Stack } from '@fachwerk/site/layout';
import { Notice } from '@fachwerk/site/notice';
import { useSite } from '@fachwerk/site/site-context';
import type { PartProps } from '@fachwerk/site/slot';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { GoodsCart } from '../../contract.ts';
import { isMenuOf } from '../../rules/handover.ts';
import { siteDe } from '../../texts/site.de.ts';
import { CODE_ACTS, Extras } from './goods-extras.tsx';
import { ItemLines } from './item-lines.tsx';
import { TypeChoice } from './type-form.tsx';

/** Nobody has to take over what was chosen; a code is redeemed. */
const APPLIES = { art: 'goods_type', plz: 'goods_type', trinkgeld: 'goods_tip', betrag: 'goods_tip' };

/** The goods in the cart: what changed, what is missing, the lines, how they come, what belongs to them. */
export function Part({ given: cart, data: goods }: PartProps<Cart, GoodsCart>) {
  const t = useText(siteDe);
  return (
    <Stack>
      <Elsewhere goods={goods} />
      <Changed cart={cart} goods={goods} />
      <ItemLines goods={goods} />
      <Row>
        <ButtonLink to="/shop" kind="quiet">
          {t(isMenuOf(goods.types) ? 'goods.back_to_menu' : 'goods.continue_shopping')}
        </ButtonLink>
      </Row>
      <Form id={GOODS_FORM.id} hasOwnNotice applies={APPLIES} inPlace={Object.values(CODE_ACTS)}>
        <TypeChoice goods={goods} />
        <Missing goods={goods} />
        <Extras cart={cart} goods={goods} />
      </Form>
    </Stack>
  );
}

/** Of the same customer in another browser. */
function Elsewhere({ goods: { elsewhere } }: { readonly goods: GoodsCart }) {
  const t = useText(siteDe);
  if (elsewhere === 0) return null;
  return (
    <Notice kind="info" title={t('goods.elsewhere', { count: elsewhere })}>
      <Form hasOwnNotice>
        <div>
          <Button act="goods_bring" kind="plain">
            {t('goods.bring_here')}
          </Button>
        </div>
      </Form>
    </Notice>
  );
}

/** What is another price since somebody last agreed, to be agreed to; what else keeps it from being ordered. */
function Changed({ cart, goods }: { readonly cart: Cart; readonly goods: GoodsCart }) {
  const t = useText(siteDe);
  const { translate } = useSite();
  const locale = useLocale();
  const changed = goods.lines.filter(({ wasCents, whyNot }) => wasCents !== null && whyNot === null);
  const whyNot = goods.whyNot ?? whyNotCart(cart);
  const isSaidElsewhere = !whyNot || ['cart.price_changed', 'goods.below_minimum'].includes(whyNot.code);
  return (
    <>
      {!isSaidElsewhere && (
        <Notice kind="warn" title={t('goods.not_orderable')}>
          <p>{translate(whyNot.code, whyNot.params)}</p>
        </Notice>
      )}
      {changed.length > 0 && (
        <Notice kind="warn" title={t('goods.prices_changed')}>
          <ul>
            {changed.map(({ id, title, wasCents, unitCents }) => (
              <li key={id}>
                {t('goods.price_was', {
                  item: title,
                  before: formatMoney(wasCents!, locale),
                  now: formatMoney(unitCents, locale),
                })}
              </li>
            ))}
          </ul>
          <Form hasOwnNotice>
            {changed.map(({ id, unitCents }) => (
              <input key={id} type="hidden" name="preis" value={`${id}:${unitCents}`} />
            ))}
            <div>
              <Button act="goods_prices">{t('goods.accept_prices')}</Button>
            </div>
          </Form>
        </Notice>
      )}
    </>
  );
}

/** How far it is to the minimum value, and what follows from it. */
function Missing({ goods: { lines, sums, handover } }: { readonly goods: GoodsCart }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const isAllOut = lines.every(({ whyNot }) => whyNot !== null);
  if (sums.missingCents === 0 || handover.type === null || isAllOut) return null;
  const amounts = { amount: formatMoney(sums.missingCents, locale), minimum: formatMoney(sums.minimumCents, locale) };
  return (
    <Notice kind={sums.isBlocked ? 'warn' : 'info'}>
      <p>{t(sums.isBlocked ? 'goods.missing' : 'goods.missing_surcharge', amounts)}</p>
    </Notice>
  );
}
