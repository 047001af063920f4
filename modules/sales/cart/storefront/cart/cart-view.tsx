import { Button, ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Empty } from '@fachwerk/site/empty';
import { Facts } from '@fachwerk/site/facts';
import { Form } from '@fachwerk/site/form';
import { Beside, Row, Stack } from '@fachwerk/site/layout';
import { Money } from '@fachwerk/site/money';
import { Notice, ProblemNotice } from '@fachwerk/site/notice';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { PricedLine, PricedLines } from '@fachwerk/site/priced-lines';
import { useSite } from '@fachwerk/site/site-context';
import { InSlot, useIsFilled } from '@fachwerk/site/slot';
import { SummaryBar } from '@fachwerk/site/summary-bar';
import { useText } from '@fachwerk/site/texts';
import { ContractParty } from '@fachwerk/sites/site-parts';
import type { Cart, CartKind } from '../../contract-cart.ts';
import { siteDe } from '../../texts/site.de.ts';
import { CODE_ACTS, cartSlot, emptyCartSlot, GOODS_FORM } from '../slots.ts';
import { whyNotCart } from '../steps/checkout-cart.ts';
import { askedField, isContactAsked } from '../steps/contact-fields.ts';
import { ContactPart } from '../steps/contact-part.tsx';
import { useLineLabels, useProblemLabels } from '../words.ts';
import css from './cart.module.css';
import { HoldTimer, Owed, useKeptForms } from './cart-notices.tsx';
import { Terms, Total, Totals } from './cart-totals.tsx';
import { CodesPart } from './codes-part.tsx';

export function View({ data: cart, problem, form }: ViewProps<Cart>) {
  const t = useText(siteDe);
  return (
    <Stack>
      <PageTitle />
      <ProblemNotice />
      <Owed cart={cart} />
      {cart.unpaidOrderHash && (
        <Notice kind="warn">
          <p>
            {t('cart.unpaid')} <a href={`/bestellung/${cart.unpaidOrderHash}/zahlung`}>{t('cart.to_unpaid')}</a>
          </p>
        </Notice>
      )}
      {cart.lines.length > 0 || cart.goods ? (
        <Filled cart={cart} isContactAsked={isContactAsked(form, problem)} />
      ) : (
        <Nothing cart={cart} />
      )}
    </Stack>
  );
}

function Nothing({ cart }: { readonly cart: Cart }) {
  const t = useText(siteDe);
  const { whyEmpty, backTo } = cart;
  const isShop = useIsFilled(emptyCartSlot);
  const isMerchant = useSite().head.kind === 'merchant';
  const problemWords = useProblemLabels();
  if (whyEmpty) {
    return (
      <Notice kind="warn" title={t('cart.gone')}>
        <p>{problemWords(whyEmpty)}</p>
        <div>
          <ButtonLink to={backTo}>{t('extend.back')}</ButtonLink>
        </div>
      </Notice>
    );
  }
  if (isShop) return <InSlot slot={emptyCartSlot} given={cart} />;
  return (
    <Empty icon="bag" title={t('cart.nothing')}>
      {!isMerchant && <p>{t('cart.nothing_what')}</p>}
      <ButtonLink to="/">{t(isMerchant ? 'cart.to_start' : 'cart.find_box')}</ButtonLink>
    </Empty>
  );
}

function Filled({ cart, isContactAsked: isAsked }: { readonly cart: Cart; readonly isContactAsked: boolean }) {
  const t = useText(siteDe);
  useKeptForms();
  const expired = cart.lines.filter(({ isExpired }) => isExpired).length;
  // Nothing of it can be had as it stands, so nothing costs anything.
  const isAllOut = expired === cart.lines.length && !cart.goods?.lines.some(({ kind }) => kind === 'item');
  const moreAt = cart.lines[0]?.moreAt;
  return (
    <Beside
      aside={
        <Card>
          {!isAllOut && <Totals amounts={cart} />}
          <p className={css.quiet}>{t('cart.provider', { name: cart.contractParty })}</p>
        </Card>
      }
    >
      <ContractParty party={cart.otherParty} />
      {expired > 0 && <Expired count={expired} isContactAsked={isAsked} />}
      {cart.holdExpiresAt && (
        <HoldTimer until={cart.holdExpiresAt} timeZone={cart.lines[0]?.period?.timeZone ?? 'UTC'} />
      )}
      {cart.lines.length > 0 && <CartLines cart={cart} />}
      <InSlot slot={cartSlot} given={cart} />
      {cart.coupon && !cart.goods && (
        <Form hasOwnNotice inPlace={Object.values(CODE_ACTS)}>
          <CodesPart cart={cart} acts={CODE_ACTS} />
        </Form>
      )}
      <Row isSpread>
        {cart.kind === 'purchase' && moreAt && (
          <ButtonLink to={moreAt} kind="quiet">
            {t('cart.add_another')}
          </ButtonLink>
        )}
        <Form hasOwnNotice>
          <Button act="clear" kind="quiet">
            {t(CLEAR[cart.kind])}
          </Button>
        </Form>
      </Row>
      {!isAllOut && (
        <SummaryBar action={expired === 0 && <ToCheckout cart={cart} />}>
          <Total amounts={cart} />
        </SummaryBar>
      )}
    </Beside>
  );
}

/** Or what it takes to get there, where the button would stand. */
function ToCheckout({ cart }: { readonly cart: Cart }) {
  const t = useText(siteDe);
  const { translate } = useSite();
  const whyNot = whyNotCart(cart);
  if (whyNot) return <p className={css.whyNot}>{translate(whyNot.code, whyNot.params)}</p>;
  return cart.goods ? (
    <Button form={GOODS_FORM.id} act={GOODS_FORM.toCheckout} icon="arrow">
      {t('cart.to_checkout')}
    </Button>
  ) : (
    <ButtonLink to="/kasse" icon="arrow">
      {t('cart.to_checkout')}
    </ButtonLink>
  );
}

function CartLines({ cart: { kind, lines, discounts } }: { readonly cart: Cart }) {
  const t = useText(siteDe);
  const lineWords = useLineLabels();
  return (
    <>
      <PricedLines>
        {lines.map((line) => (
          <PricedLine
            key={line.id}
            title={line.title}
            price={!line.isExpired && <Money cents={line.priceCents} />}
            isOut={line.isExpired}
            words={
              <>
                <p className={css.when}>{lineWords(line)}</p>
                {line.isExpired && <p className={css.quiet}>{t('cart.line_expired')}</p>}
              </>
            }
          >
            {kind === 'purchase' && (
              <Form hasOwnNotice hidden={{ zeile: line.id }}>
                <Button act="remove" kind="quiet" icon="trash">
                  {t('cart.remove')}
                  <span className="fw-hidden"> {line.title}</span>
                </Button>
              </Form>
            )}
          </PricedLine>
        ))}
      </PricedLines>
      {discounts.length > 0 && (
        <Facts
          facts={discounts.map(({ title, detail, priceCents }) => ({
            label: lines.length > 1 ? `${title} (${detail})` : title,
            value: <Money cents={priceCents} />,
          }))}
        />
      )}
      <Terms lines={lines} />
    </>
  );
}

const CLEAR: Readonly<Record<CartKind, 'cart.clear' | 'cart.cancel_extension' | 'cart.cancel_surcharge'>> = {
  purchase: 'cart.clear',
  extension: 'cart.cancel_extension',
  surcharge: 'cart.cancel_surcharge',
};

function Expired({ count, isContactAsked: isAsked }: { readonly count: number; readonly isContactAsked: boolean }) {
  const t = useText(siteDe);
  return (
    <Notice kind="warn" title={t('cart.expired_summary', { count })}>
      <Form hasOwnNotice hidden={askedField(isAsked)}>
        {isAsked && <ContactPart />}
        <div>
          <Button act="renew">{t('cart.renew')}</Button>
        </div>
      </Form>
    </Notice>
  );
}
