import { CheckoutFrame, ContactPart, Total } from '@fachwerk/cart/site-parts';
import type { DeliveryType } from '@fachwerk/shop/contract-way';
import { hasTimes } from '@fachwerk/shop/rules/way';
import { Button, EnterAct } from '@fachwerk/site/button';
import { Field } from '@fachwerk/site/field';
import { Form } from '@fachwerk/site/form';
import { Notice } from '@fachwerk/site/notice';
import type { ViewProps } from '@fachwerk/site/page';
import { useSite } from '@fachwerk/site/site-context';
import { SummaryBar } from '@fachwerk/site/summary-bar';
import { useText } from '@fachwerk/site/texts';
import { hasAddress } from '../../rules/handover.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from '../cart/goods.module.css';
import { hasTypeChoice, TypeChoice } from '../cart/type-form.tsx';
import { AddressPart, KnownAddresses } from './address-part.tsx';
import type { HandoverData } from './handover-data.ts';
import { InvoicePart } from './invoice-part.tsx';
import { TimePart } from './time-part.tsx';

export function View({ data }: ViewProps<HandoverData>) {
  const t = useText(siteDe);
  const { translate } = useSite();
  const { cart, goods } = data;
  const { type } = goods.handover;
  // What stands chosen counts, whether it was taken over or not.
  const isChosen = type !== 'totable' && hasTypeChoice(goods, true);
  return (
    <CheckoutFrame cart={cart} step="contact" question={t(questionOf(type))}>
      {type === 'totable' && (
        <Notice kind="info">
          <p>{t('goods.to_table', { name: goods.tableName })}</p>
        </Notice>
      )}
      {!type && (
        <Form>
          <TypeChoice goods={goods} hasAddress />
        </Form>
      )}
      <Gone data={data} />
      {type && hasAddress(type) && <KnownAddresses data={data} />}
      {type && (
        <Form
          isKept
          hidden={{ ...(!isChosen && { art: type }), ...(!hasAddress(type) && { plz: goods.handover.postcode }) }}
        >
          <EnterAct act="save" />
          {isChosen && <TypeChoice goods={goods} hasAddress />}
          {hasAddress(type) && <AddressPart data={data} type={type} />}
          {hasTimes(type) && <TimePart data={data} />}
          <section className={css.part}>
            <h2>{translate('checkout.step_contact')}</h2>
            <ContactPart contact={cart.contact} isForGoods={cart.lines.length === 0} />
            <Field
              name="anmerkung"
              path="handover.note"
              label={t('goods.order_note')}
              value={goods.handover.note}
              rows={2}
              isOptional
            />
          </section>
          <InvoicePart invoiceTo={goods.handover.invoiceTo} />
          <SummaryBar
            action={
              <Button act="save" icon="arrow">
                {t('goods.to_payment')}
              </Button>
            }
          >
            <Total amounts={cart} />
          </SummaryBar>
        </Form>
      )}
    </CheckoutFrame>
  );
}

/** Nobody who fetches it is asked where to. */
function questionOf(type: DeliveryType | null) {
  if (!type || hasAddress(type)) return type === 'shipment' ? 'goods.contact_question_where' : 'goods.contact_question';
  return hasTimes(type) ? 'goods.contact_question_when' : 'goods.contact_question_who';
}

/** What was settled before and cannot be had any more: the time is full, the area is not delivered to. */
function Gone({ data: { goods } }: { readonly data: HandoverData }) {
  const { translate, problem } = useSite();
  const { wishedAt, street } = goods.handover;
  const gone = goods.open.filter(({ code }) => code.startsWith('shop.'));
  if (problem || gone.length === 0 || (wishedAt === null && street === '')) return null;
  return (
    <Notice kind="warn">
      {gone.map(({ path, code }) => (
        <p key={path}>{translate(code)}</p>
      ))}
    </Notice>
  );
}
