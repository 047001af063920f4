import type { Output } from '@fachwerk/base/contract';
import { formatMoney } from '@fachwerk/base/format-number';
import type { ShopBar } from '@fachwerk/shop/contract';
import { goodsApi } from '@fachwerk/shop-cart/contract';
import { Button } from '@fachwerk/site/button';
import { useCall } from '@fachwerk/site/call';
import { inputClass } from '@fachwerk/site/field';
import { Icon } from '@fachwerk/site/icon';
import { Notice } from '@fachwerk/site/notice';
import { useLocale, useText } from '@fachwerk/site/texts';
import { type FormEvent, useState } from 'react';
import { siteDe } from '../../texts/site.de.ts';
import css from './delivery-question.module.css';

export type AskedDelivery = Output<typeof goodsApi.checkPostcode> & { readonly postcode: string };

type Props = {
  readonly bar: ShopBar;
  /** As it was asked by the address of the page, without a script. */
  readonly asked: AskedDelivery | null;
};

/** "Liefergebiet prüfen", before anything is chosen. */
export function DeliveryQuestion({ bar, asked }: Props) {
  const t = useText(siteDe);
  const call = useCall();
  const [answer, setAnswer] = useState(asked);
  const [isAsking, setAsking] = useState(false);
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const postcode = String(new FormData(event.currentTarget).get('plz') ?? '').trim();
    setAsking(true);
    // Without an answer the last one stays; the cart asks again.
    const said = await call(goodsApi.checkPostcode, { postcode }).catch(() => null);
    if (said) setAnswer({ postcode, ...said });
    setAsking(false);
  };
  return (
    <details className={css.question} open={answer !== null}>
      <summary>
        <Icon name="pin" size={16} /> {t('menu.delivery.title')}
      </summary>
      <form method="get" action="/shop" className={css.form} onSubmit={ask} aria-busy={isAsking} noValidate>
        <label className="fw-hidden" htmlFor="plz">
          {t('menu.delivery.postcode')}
        </label>
        <input
          id="plz"
          name="plz"
          className={inputClass}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          placeholder={t('menu.delivery.postcode')}
          defaultValue={asked?.postcode ?? ''}
          aria-invalid={answer?.whyNot === 'shop.postcode_invalid'}
          aria-describedby="plz-antwort"
        />
        <Button kind="plain" isDisabled={isAsking}>
          {t('menu.delivery.ask')}
        </Button>
      </form>
      <div id="plz-antwort" aria-live="polite">
        {answer && <Said answer={answer} hasPickup={bar.types.some(({ type }) => type === 'pickup')} />}
      </div>
    </details>
  );
}

function Said({ answer, hasPickup }: { readonly answer: AskedDelivery; readonly hasPickup: boolean }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const { postcode, whyNot, area } = answer;
  if (!area) {
    const isInvalid = whyNot === 'shop.postcode_invalid';
    return (
      <Notice kind="warn" title={isInvalid ? t('menu.delivery.invalid_title') : t('menu.delivery.no_title')}>
        {whyNot && <p>{t(whyNot as 'shop.postcode_invalid')}</p>}
        {!isInvalid && hasPickup && <p>{t('menu.delivery.no_but_pickup')}</p>}
      </Notice>
    );
  }
  const money = (cents: number) => ({ price: formatMoney(cents, locale) });
  const { name, priceCents, freeFromCents, minimumCents } = area;
  const facts = [
    priceCents === 0 ? t('menu.delivery.free') : t('menu.delivery.price', money(priceCents)),
    priceCents > 0 && freeFromCents !== null && t('menu.delivery.free_from', money(freeFromCents)),
    minimumCents > 0 && t('menu.delivery.minimum', money(minimumCents)),
  ].filter((each) => each !== false);
  return (
    <Notice kind="ok" title={t('menu.delivery.yes', { place: [postcode, name].filter(Boolean).join(' ') })}>
      <p>{facts.join(' · ')}</p>
    </Notice>
  );
}
