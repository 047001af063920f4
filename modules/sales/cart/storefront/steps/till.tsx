import { formatMoney } from '@fachwerk/base/format-number';
import { Button, EnterAct } from '@fachwerk/site/button';
import { Form } from '@fachwerk/site/form';
import { Money } from '@fachwerk/site/money';
import { Notice } from '@fachwerk/site/notice';
import { fieldOf } from '@fachwerk/site/page';
import { useSite } from '@fachwerk/site/site-context';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { ReactNode } from 'react';
import type { Cart } from '../../contract-cart.ts';
import { seenCart, seenText } from '../../rules/seen-lines.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from '../cart/cart.module.css';
import { Total } from '../cart/cart-totals.tsx';
import { isRefused } from '../cart/redeem.ts';
import { Accepts } from './accepts.tsx';
import { isFree } from './checkout-cart.ts';
import { CartSummary, CheckoutFrame } from './checkout-frame.tsx';
import { contactFields } from './contact-fields.ts';
import { ContactPart } from './contact-part.tsx';
import { PaymentPart } from './payment-choice.tsx';
import till from './till.module.css';

type Props = {
  readonly cart: Cart;
  /** Between contact and payment: how it is handed over. */
  readonly children?: ReactNode;
  /** Where refusals name the fields of the contact. */
  readonly contactAt?: string;
  /** More of the form, unseen. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Fields whose change is applied at once. */
  readonly applies?: Readonly<Record<string, string>>;
  /** What Enter in a field does; an order is placed by its button. */
  readonly enterAct?: string;
  /** Below what is ordered: what its price hangs on. */
  readonly summary?: ReactNode;
};

/** All of the till: who, how it is handed over, how it is paid, what is agreed to, and beside it from the first what is ordered and for how much. */
export function Till({
  cart,
  children,
  contactAt = 'data.contact',
  hidden = {},
  applies = {},
  enterAct,
  summary,
}: Props) {
  const t = useText(siteDe);
  return (
    <CheckoutFrame cart={cart}>
      <PriceWas cart={cart} />
      <CodeRefused cart={cart} />
      <Form isKept hidden={{ ...seenFields(cart), ...hidden }} applies={applies} inPlace={enterAct ? [enterAct] : []}>
        {enterAct && <EnterAct act={enterAct} />}
        <a className={till.overview} href="#uebersicht">
          <span>{t('checkout.overview')}</span>
          <strong>
            <Money cents={cart.toPayCents} />
          </strong>
        </a>
        <div className={till.columns} data-is-wide>
          <div className={till.main}>
            {!cart.isContactKnown && (
              <Part title={t('checkout.step_contact')}>
                <ContactPart contact={cart.contact} at={contactAt} isForGoods={cart.lines.length === 0} />
              </Part>
            )}
            {children}
            {!isFree(cart) && (
              <Part title={t('checkout.step_payment')}>
                <PaymentPart cart={cart} />
              </Part>
            )}
            <Agreed cart={cart} />
          </div>
          {/* What is ordered and for how much stands right above the button (§ 312j BGB). */}
          <aside className={till.side} id="uebersicht">
            <CartSummary cart={cart} />
            {summary}
            <Place cart={cart} />
          </aside>
        </div>
      </Form>
    </CheckoutFrame>
  );
}

/** What was shown: nothing else is ordered. Who is ordering was shown, too, where nobody is asked. */
const seenFields = (cart: Cart) => ({
  warenkorb: cart.id ?? '',
  zeilen: seenText(seenCart(cart)),
  summe: String(cart.totalCents),
  ...(cart.isContactKnown && contactFields(cart.contact)),
  // Nobody is asked how nothing is paid.
  ...(isFree(cart) && { zahlungsart: cart.paymentOptions[0]?.option ?? 'card' }),
});

/** A part of the page. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={till.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function PriceWas({ cart }: { readonly cart: Cart }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const { problem, form } = useSite();
  if (problem?.code !== 'cart.price_changed') return null;
  const [before, now] = [Number(fieldOf(form, 'summe')), cart.totalCents].map((cents) => formatMoney(cents, locale));
  return (
    <Notice kind="warn">
      <p>{t('checkout.price_was', { before: before!, now: now! })}</p>
    </Notice>
  );
}

/** A code that does not fit, or not this person: it takes nothing off. */
function CodeRefused({ cart: { coupon, gift } }: { readonly cart: Cart }) {
  const t = useText(siteDe);
  const { translate, path } = useSite();
  const whyNot = coupon?.whyNot ?? gift?.whyNot;
  if (!whyNot && !isRefused(path)) return null;
  return (
    <Notice kind="info">
      <p>
        {whyNot ? translate(whyNot.code, whyNot.params) : t('cart.code_unknown')} {t('cart.code_without')}
      </p>
    </Notice>
  );
}

/** An extra payment belongs to a contract that is there already: nothing new is agreed to. A longer time keeps its terms. */
function Agreed({ cart }: { readonly cart: Cart }) {
  const t = useText(siteDe);
  if (cart.kind === 'surcharge') return <p className={css.quiet}>{t('checkout.surcharge_terms')}</p>;
  const isExtension = cart.kind === 'extension' && cart.isContactKnown;
  return (
    <Part title={t('checkout.step_consent')}>
      {isExtension && <p className={css.quiet}>{t('checkout.extension_terms')}</p>}
      <Accepts cart={cart} isExtension={isExtension} hasNewsletter={!isExtension} />
    </Part>
  );
}

function Place({ cart }: { readonly cart: Cart }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const words =
    cart.kind === 'surcharge'
      ? t('checkout.place_surcharge', { amount: formatMoney(cart.totalCents, locale) })
      : t(placeWords(cart));
  const canPay = isFree(cart) || cart.paymentOptions.length > 0;
  return (
    <div className={till.place}>
      <p className={css.transfer}>{t('checkout.being_transferred')}</p>
      <Total amounts={cart} />
      {/* Why not is said where one chooses how to pay. */}
      <Button act="place" isWide isDisabled={!canPay}>
        {words}
      </Button>
    </div>
  );
}

/** Who owes nothing is not told to pay (§ 312j Abs. 3 BGB is about who does); a voucher is money all the same. */
function placeWords(cart: Cart) {
  if (!isFree(cart)) return 'checkout.place';
  return cart.totalCents > 0 ? 'checkout.place_gift' : 'checkout.place_free';
}
