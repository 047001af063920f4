import type { Output } from '@fachwerk/base/contract';
import { formatMoney } from '@fachwerk/base/format-number';
import { call } from '@fachwerk/site/call';
import { Field } from '@fachwerk/site/field';
import { useSite } from '@fachwerk/site/site-context';
import { useLocale, useText } from '@fachwerk/site/texts';
import { useEffect, useRef, useState } from 'react';
import { goodsApi } from '../../contract.ts';
import { isPostcode } from '../../rules/handover.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './goods.module.css';

/** Says as one types whether a postcode is delivered to, and for how much. Without a script the answer comes with the page. */
export function PostcodeField({ path, value }: { readonly path: string; readonly value: string }) {
  const t = useText(siteDe);
  const field = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  // What was typed before the script was there counts as well.
  useEffect(() => setTyped(field.current?.querySelector('input')?.value.trim() ?? ''), []);
  return (
    <div ref={field} onInput={(event) => setTyped((event.target as HTMLInputElement).value.trim())}>
      <Field
        name="plz"
        path={path}
        label={t('goods.postcode')}
        value={value}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        help={t('goods.postcode_help')}
      />
      <div aria-live="polite">{isPostcode(typed) && <Found key={typed} postcode={typed} />}</div>
    </div>
  );
}

type Answer = Output<typeof goodsApi.checkPostcode>;

function Found({ postcode }: { readonly postcode: string }) {
  const t = useText(siteDe);
  const { translate, language } = useSite();
  const locale = useLocale();
  const [found, setFound] = useState<Answer | null>(null);
  useEffect(() => {
    let isGone = false;
    call(goodsApi.checkPostcode, { postcode }, language)
      .then((answer) => !isGone && setFound(answer))
      // Nothing is lost: it is checked again when it is sent.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [postcode, language]);
  if (!found) return null;
  if (found.whyNot || !found.area)
    return <p className={css.refused}>{translate(found.whyNot ?? 'shop.postcode_not_served')}</p>;
  const { name, priceCents, minimumCents, freeFromCents } = found.area;
  const words = t('goods.area_costs', {
    name: name || postcode,
    price: formatMoney(priceCents, locale),
    minimum: formatMoney(minimumCents, locale),
  });
  return (
    <p className={css.quiet}>
      {freeFromCents === null
        ? words
        : `${words}, ${t('goods.area_free_from', { amount: formatMoney(freeFromCents, locale) })}`}
    </p>
  );
}
