import { Till, TillPart } from '@fachwerk/cart/site-parts';
import { hasTimes } from '@fachwerk/shop/rules/way';
import { Field } from '@fachwerk/site/field';
import { Notice } from '@fachwerk/site/notice';
import type { ViewProps } from '@fachwerk/site/page';
import { useSite } from '@fachwerk/site/site-context';
import { useText } from '@fachwerk/site/texts';
import { hasAddress } from '../../rules/handover.ts';
import { siteDe } from '../../texts/site.de.ts';
import { FareHint } from '../cart/fare-hint.tsx';
import css from '../cart/goods.module.css';
import { hasTypeChoice, TypeChoice } from '../cart/type-form.tsx';
import { AddressPart } from './address-part.tsx';
import type { HandoverData } from './handover-data.ts';
import { InvoicePart } from './invoice-part.tsx';
import { TimePart } from './time-part.tsx';

/** What costs hang on is applied as soon as it is said. */
const APPLIES = {
  art: 'goods_type',
  plz: 'goods_type',
  land: 'goods_type',
  adresse: 'goods_type',
  zahlungsart: 'goods_type',
};

export function View({ data }: ViewProps<HandoverData>) {
  const t = useText(siteDe);
  const { cart, goods } = data;
  const { type } = goods.handover;
  const isChosen = type !== 'totable' && hasTypeChoice(goods, true);
  return (
    <Till
      cart={cart}
      contactAt="contact"
      applies={APPLIES}
      enterAct="goods_type"
      summary={<FareHint goods={goods} />}
      hidden={{
        ...(type && !isChosen && { art: type }),
        ...(!(type && hasAddress(type)) && { plz: goods.handover.postcode }),
      }}
    >
      <TillPart title={type ? t(`goods.type_${type}`) : t('goods.part_handover')}>
        <Gone data={data} />
        {type === 'totable' && (
          <Notice kind="info">
            <p>{t('goods.to_table', { name: goods.tableName })}</p>
          </Notice>
        )}
        {isChosen && <Way data={data} />}
        {type && hasAddress(type) && <AddressPart data={data} type={type} />}
        {type && hasTimes(type) && <TimePart key={type} data={data} />}
        <Field
          name="anmerkung"
          path="handover.note"
          label={t('goods.order_note')}
          value={goods.handover.note}
          rows={2}
          isOptional
        />
        <InvoicePart invoiceTo={goods.handover.invoiceTo} />
      </TillPart>
    </Till>
  );
}

/** Asked once: what was chosen in the cart is said here, and can be changed. */
function Way({ data: { goods } }: { readonly data: HandoverData }) {
  const t = useText(siteDe);
  const { problem } = useSite();
  const { type } = goods.handover;
  if (!type || problem?.fields['handover.type']) return <TypeChoice goods={goods} hasAddress />;
  return (
    <details className={css.way}>
      <summary>{t('goods.change_type')}</summary>
      <TypeChoice goods={goods} hasAddress />
    </details>
  );
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
