import { formatMoney } from '@fachwerk/base/format-number';
import { Button } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Check } from '@fachwerk/site/check';
import { Facts } from '@fachwerk/site/facts';
import { Form } from '@fachwerk/site/form';
import { Row } from '@fachwerk/site/layout';
import { Notice } from '@fachwerk/site/notice';
import { fieldOf, type ViewProps } from '@fachwerk/site/page';
import { SummaryBar } from '@fachwerk/site/summary-bar';
import { useLocale, useText } from '@fachwerk/site/texts';
import { legalPath } from '@fachwerk/sites/rules/legal-paths';
import type { ReactNode } from 'react';
import type { Cart } from '../../contract-cart.ts';
import { seenCart, seenText } from '../../rules/seen-lines.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from '../cart/cart.module.css';
import { Total } from '../cart/cart-totals.tsx';
import { isFree, isOnePage, optionOf, stepsOf } from './checkout-cart.ts';
import { CartSummary, CheckoutFrame } from './checkout-frame.tsx';
import { contactFields } from './contact-fields.ts';
import { ContactPart } from './contact-part.tsx';

export function View({ data: cart, problem, form }: ViewProps<Cart>) {
  const t = useText(siteDe);
  const locale = useLocale();
  const isAll = isOnePage(cart);
  const isAsked = isAll && !cart.isContactKnown;
  const hidden = {
    warenkorb: cart.id ?? '',
    zeilen: seenText(seenCart(cart)),
    // Who is ordering was shown, too; another window may have typed somebody else.
    ...(!isAsked && contactFields(cart.contact)),
    summe: String(cart.totalCents),
    zahlungsart: optionOf(cart) ?? '',
  };
  // It belongs to a contract that is there already: nothing new is agreed to.
  const isSurcharge = cart.kind === 'surcharge';
  const amount = formatMoney(cart.totalCents, locale);
  const before = formatMoney(Number(fieldOf(form, 'summe')), locale);
  return (
    <CheckoutFrame
      cart={cart}
      step={isAll ? null : 'pay'}
      question={t(isAsked ? 'checkout.all_question' : 'checkout.pay_question')}
      {...(!isAll && { aside: null })}
    >
      {problem?.code === 'cart.price_changed' && (
        <Notice kind="warn">
          <p>{t('checkout.price_was', { before, now: amount })}</p>
        </Notice>
      )}
      {/* Where to, when, how it is paid, what is ordered and for how much stand right above the button (§ 312j BGB). */}
      {!isAll && <Review cart={cart} />}
      {!isAll && <CartSummary cart={cart} />}
      <Form hidden={hidden} isKept={isAsked}>
        {isAsked && (
          <Part title={t('checkout.step_contact')}>
            <ContactPart contact={cart.contact} at="data.contact" />
          </Part>
        )}
        {isAll && !isFree(cart) && (
          <Part title={t('checkout.step_payment')}>
            <p>{t('checkout.only_option', { option: t(`checkout.option_${cart.paymentOptions[0]!.option}`) })}</p>
            <p className={css.quiet}>{t(`checkout.option_${cart.paymentOptions[0]!.option}_what`)}</p>
          </Part>
        )}
        {isAll && (
          <Part title={t(isFree(cart) ? 'checkout.step_order' : 'checkout.step_pay')}>
            <CartSummary cart={cart} />
          </Part>
        )}
        {isSurcharge ? <p className={css.quiet}>{t('checkout.surcharge_terms')}</p> : <Accepts cart={cart} />}
        <p className={css.transfer}>{t('checkout.being_transferred')}</p>
        <SummaryBar
          action={
            <Button act="place">{isSurcharge ? t('checkout.place_surcharge', { amount }) : t(placeWords(cart))}</Button>
          }
        >
          <Total amounts={cart} />
        </SummaryBar>
      </Form>
    </CheckoutFrame>
  );
}

/** Who owes nothing is not told to pay (§ 312j Abs. 3 BGB is about who does); a voucher is money all the same. */
function placeWords(cart: Cart) {
  if (!isFree(cart)) return 'checkout.place';
  return cart.totalCents > 0 ? 'checkout.place_gift' : 'checkout.place_free';
}

/** A part of the one page, with the name that its step has elsewhere. */
function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The texts are those of whoever the contract is made with. */
type AcceptsProps = {
  readonly cart: Pick<Cart, 'otherParty' | 'goods'> & { readonly lines: readonly unknown[] };
  readonly hasNewsletter?: boolean;
  /** It is done at an appointment: the right of withdrawal ends when it is (§ 356 Abs. 4 BGB). */
  readonly isService?: boolean;
  /** Where the contract that is asked has what was agreed to: a refusal stands at its box. */
  readonly at?: string;
};

export function Accepts({
  cart: { otherParty, goods, lines },
  hasNewsletter = true,
  isService = false,
  at = 'data.accepted',
}: AcceptsProps) {
  const t = useText(siteDe);
  const partyId = otherParty?.id;
  const minimumAge = goods?.minimumAge ?? 0;
  return (
    <div className={css.accepts}>
      {minimumAge > 0 && (
        <Check name="alter" path={`${at}.age`} label={t('checkout.age')}>
          {t('checkout.accept_age', { age: minimumAge })}
        </Check>
      )}
      <Check name="agb" path={`${at}.terms`} label={t('checkout.terms_label')}>
        <LegalSentence text="checkout.accept_terms" link="checkout.terms" to={legalPath('terms', { partyId })} />
      </Check>
      <Check name="datenschutz" path={`${at}.privacy`} label={t('checkout.privacy_label')}>
        <LegalSentence text="checkout.accept_privacy" link="checkout.privacy" to={legalPath('privacy')} />
      </Check>
      <Check name="widerruf" path={`${at}.withdrawal`} label={t('checkout.withdrawal_label')}>
        <LegalSentence
          text={
            isService
              ? 'checkout.accept_withdrawal_service'
              : lines.length > 0
                ? 'checkout.accept_withdrawal'
                : 'checkout.accept_withdrawal_goods'
          }
          link="checkout.withdrawal"
          to={legalPath('withdrawal', { partyId })}
        />
      </Check>
      {hasNewsletter && <Check name="newsletter">{t('checkout.newsletter')}</Check>}
    </div>
  );
}

type Sentence = {
  readonly text:
    | 'checkout.accept_terms'
    | 'checkout.accept_privacy'
    | 'checkout.accept_withdrawal'
    | 'checkout.accept_withdrawal_goods'
    | 'checkout.accept_withdrawal_service';
  readonly link: 'checkout.terms' | 'checkout.privacy' | 'checkout.withdrawal';
  readonly to: string;
};

/** Stands where the link comes in the sentence; no translation uses it. */
const HERE = '\u{e000}';

/** A sentence with a link to a legal text, which opens beside the order (spec §2). */
function LegalSentence({ text, link, to }: Sentence) {
  const t = useText(siteDe);
  const [before, after] = t(text, { link: HERE }).split(HERE);
  return (
    <>
      {before}
      <a href={to} target="_blank" rel="noopener">
        {t(link)}
        <span className="fw-hidden"> ({t('checkout.new_tab')})</span>
      </a>
      {after}
    </>
  );
}

/** What was answered on the steps before, each with the way back to it. */
function Review({ cart }: { readonly cart: Cart }) {
  const t = useText(siteDe);
  const { contact, isContactKnown, goods } = cart;
  const paymentOption = optionOf(cart);
  const [first] = stepsOf(cart);
  return (
    <Card title={t('checkout.your_data')}>
      <Facts
        facts={[
          {
            label: t('checkout.step_contact'),
            value: isContactKnown ? null : (
              <Row gap="small">
                <span>
                  {contact.firstName} {contact.lastName}, {contact.email}
                  {contact.phone && `, ${contact.phone}`}
                </span>
                <a href={first!.to} aria-label={t('checkout.change_contact')}>
                  {t('checkout.change')}
                </a>
              </Row>
            ),
          },
          {
            label: goods?.handover.title ?? '',
            value: goods && (
              <Row gap="small">
                <span>{goods.handover.detail}</span>
                <a href={first!.to} aria-label={t('checkout.change_handover')}>
                  {t('checkout.change')}
                </a>
              </Row>
            ),
          },
          {
            label: t('checkout.payment'),
            value: paymentOption && !isFree(cart) && (
              <Row gap="small">
                <span>{t(`checkout.option_${paymentOption}`)}</span>
                {cart.paymentOptions.length > 1 && (
                  <a href="/kasse/zahlung" aria-label={t('checkout.change_payment')}>
                    {t('checkout.change')}
                  </a>
                )}
              </Row>
            ),
          },
        ]}
      />
    </Card>
  );
}
