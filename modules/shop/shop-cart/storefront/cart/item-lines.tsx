import { formatMoney } from '@fachwerk/base/format-number';
import { formatTime } from '@fachwerk/base/format-time';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import { deliveryDaysWords } from '@fachwerk/shop/rules/fares';
import { Button } from '@fachwerk/site/button';
import { Form } from '@fachwerk/site/form';
import { Money } from '@fachwerk/site/money';
import { PricedLine, PricedLines } from '@fachwerk/site/priced-lines';
import { useSite } from '@fachwerk/site/site-context';
import { useLocale, useText } from '@fachwerk/site/texts';
import { type GoodsCart, type ItemLine, MOST_OF_ONE } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './goods.module.css';

export function ItemLines({ goods: { lines } }: { readonly goods: GoodsCart }) {
  const t = useText(siteDe);
  return (
    <section aria-label={t('goods.cart_title')}>
      <PricedLines>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </PricedLines>
    </section>
  );
}

function Line({ line }: { readonly line: ItemLine }) {
  const { translate } = useSite();
  const t = useText(siteDe);
  const { title, detail, note, picture, quantity, unitCents, whyNot } = line;
  return (
    <PricedLine
      title={title || translate('item.gone', { item: '' })}
      price={whyNot ? null : <Money cents={quantity * unitCents} />}
      isOut={whyNot !== null}
      picture={picture}
      words={
        <>
          {detail && <p className={css.quiet}>{detail}</p>}
          {note && <p className={css.quiet}>{t('goods.note', { note })}</p>}
          {whyNot ? <p className={css.refused}>{translate(whyNot.code, whyNot.params)}</p> : <Facts line={line} />}
        </>
      }
    >
      <Quantity line={line} />
    </PricedLine>
  );
}

/** Only what is worth a word. */
function Facts({ line }: { readonly line: ItemLine }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const { quantity, unitCents, depositCents, left, countsForMinimum, minimumAge, promoEndsAt } = line;
  const days = line.deliveryDays && deliveryDaysWords(line.deliveryDays);
  const facts = [
    quantity > 1 && t('goods.each', { price: formatMoney(unitCents, locale) }),
    depositCents > 0 && t('goods.with_deposit', { price: formatMoney(depositCents * quantity, locale) }),
    promoEndsAt && t('goods.promo_until', { time: formatTime(promoEndsAt, HOUSE_ZONE, locale, 'weekdayTime') }),
    days && t(days.key, days.params),
    left !== null && t('goods.only_few_left', { left }),
    minimumAge > 0 && t('goods.from_age', { age: minimumAge }),
    !countsForMinimum && t('goods.does_not_count'),
  ].filter((fact) => typeof fact === 'string');
  return facts.length > 0 ? <p className={css.quiet}>{facts.join(' · ')}</p> : null;
}

const AMOUNTS = ['goods_more', 'goods_less', 'goods_remove'];

/** One more or one less by a tap, none takes it out. */
function Quantity({ line: { id, title, quantity, left, whyNot } }: { readonly line: ItemLine }) {
  const t = useText(siteDe);
  const isMost = quantity >= Math.min(MOST_OF_ONE, left ?? MOST_OF_ONE) || whyNot !== null;
  return (
    <Form hasOwnNotice hidden={{ zeile: id, anzahl: String(quantity) }} inPlace={AMOUNTS}>
      <div className={css.stepper}>
        <Button act="goods_less" kind="plain">
          <span aria-hidden="true">−</span>
          <span className="fw-hidden">
            {t('goods.one_less')}: {title}
          </span>
        </Button>
        <span className={css.count}>
          <span className="fw-hidden">{t('goods.quantity_of', { item: title })}: </span>
          {quantity}
        </span>
        <Button act="goods_more" kind="plain" isDisabled={isMost}>
          <span aria-hidden="true">+</span>
          <span className="fw-hidden">
            {t('goods.one_more')}: {title}
          </span>
        </Button>
        <Button act="goods_remove" kind="quiet" icon="trash">
          {t('goods.remove')}
          <span className="fw-hidden"> {title}</span>
        </Button>
      </div>
    </Form>
  );
}
