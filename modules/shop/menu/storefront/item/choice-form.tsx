import { formatMoney } from '@fachwerk/base/format-number';
import type { Problem } from '@fachwerk/base/problem';
import { textIn } from '@fachwerk/base/translated';
import { isSoldOutAt } from '@fachwerk/catalog/rules/item';
import type { Offer } from '@fachwerk/item-options/contract';
import { refusalParams, whyNotChoose, whyNotQuantity } from '@fachwerk/item-options/rules/choice';
import { choicePrice } from '@fachwerk/item-options/rules/choice-price';
import { variantOf } from '@fachwerk/item-options/rules/offer';
import { Button, EnterAct } from '@fachwerk/site/button';
import { useHydrated, useNow } from '@fachwerk/site/clock';
import { inputClass } from '@fachwerk/site/field';
import { Notice, ProblemNotice } from '@fachwerk/site/notice';
import { useSite } from '@fachwerk/site/site-context';
import { useLanguage, useLocale, useText } from '@fachwerk/site/texts';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type Chosen, chosenFrom, FIELDS } from '../../rules/form-choice.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './choice-form.module.css';
import { ExtraGroup } from './extra-group.tsx';
import { Quantity } from './quantity.tsx';

const ADD_ANEW = 'add_anew';
/** Something of another contract party, or an extension: an order is one contract. */
const DOES_NOT_GO_WITH_IT: ReadonlySet<string> = new Set(['cart.other_party', 'cart.not_empty']);

type Props = {
  readonly offer: Offer;
  readonly isMeal: boolean;
  /** Why nobody can have it now, in words. */
  readonly whyNot: string | null;
  /** Over the menu: the page stays, and the cart is filled behind it. `isAnew` throws out what does not go with it. Throws a refusal. */
  readonly onAdd?: (chosen: Chosen, isAnew: boolean) => Promise<void>;
  /** For what stands around the form: the price, a button that stays in sight. */
  readonly onChosen?: (chosen: Chosen, isBusy: boolean) => void;
};

/** For a button that stands outside of the form. */
export const choiceFormId = ({ id }: Pick<Offer, 'id'>): string => `auswahl-${id}`;

/**
 * What is chosen of an item, with its price as one chooses. The fields are the browser's own: without a script the form is sent as it is,
 * and the same rules judge it on the server.
 */
export function ChoiceForm({ offer, isMeal, whyNot, onAdd, onChosen }: Props) {
  const t = useText(siteDe);
  const locale = useLocale();
  const language = useLanguage();
  const now = useNow(10_000);
  const isHydrated = useHydrated();
  const { form: sent, problem } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(() =>
    chosenFrom(offer, (name) => sent[name]?.[0] ?? firstValue(offer, name, now)),
  );
  const [refused, setRefused] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  const look = () => {
    const fields = new FormData(form.current!);
    setChosen(chosenFrom(offer, (name) => String(fields.get(name) ?? '')));
  };
  useBrowserMemory(look);
  useEffect(() => onChosen?.(chosen, isBusy), [onChosen, chosen, isBusy]);

  const refusal = whyNotChoose(offer, chosen.choice, now);
  const tooMany = whyNotQuantity(chosen.quantity);
  const why = refusal ? t(refusal.code as 'item.gone', refusalParams(offer, refusal, language)) : tooMany && t(tooMany);
  const { unitCents, depositCents } = choicePrice(offer, chosen.choice, now);
  const total = formatMoney((unitCents + depositCents) * Math.max(1, Math.min(chosen.quantity, 999)), locale);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    setTried(true);
    if (why) form.current?.scrollIntoView({ block: 'nearest' });
    if (isBusy || why) return event.preventDefault();
    if (!onAdd) return setBusy(true);
    event.preventDefault();
    setBusy(true);
    setRefused(null);
    const isAnew = (event.nativeEvent.submitter as HTMLButtonElement | null)?.value === ADD_ANEW;
    await onAdd(chosen, isAnew).catch((error: Problem) => setRefused(error));
    setBusy(false);
  };

  return (
    <form
      ref={form}
      id={choiceFormId(offer)}
      method="post"
      action={`/shop/artikel/${offer.id}`}
      className={css.form}
      noValidate
      aria-busy={isBusy}
      onInput={look}
      onSubmit={send}
    >
      {refused ? <Notice kind="danger" title={refused.message} isAnswer /> : <ProblemNotice />}
      {DOES_NOT_GO_WITH_IT.has((refused ?? problem)?.code ?? '') && (
        <>
          <EnterAct act="add" />
          <Button act={ADD_ANEW} kind="plain" isDisabled={isBusy}>
            {t('menu.item.add_anew')}
          </Button>
        </>
      )}
      {offer.variants.length > 0 && (
        <fieldset className={css.group}>
          <legend>{textIn(offer.variantsName, language) || t('menu.item.variants')}</legend>
          <div className={css.variants}>
            {offer.variants.map((variant) => {
              const isOut = isSoldOutAt(variant, now);
              return (
                <label key={variant.id} className={css.variant} data-is-out={isOut || undefined}>
                  <input
                    type="radio"
                    name={FIELDS.variant}
                    value={variant.id}
                    defaultChecked={chosen.choice.variantId === variant.id}
                    disabled={isOut}
                  />
                  <span className={css.variantName}>{textIn(variant.name, language)}</span>
                  <span className="fw-figures">
                    {isOut
                      ? t('menu.item.variant_out')
                      : formatMoney(
                          choicePrice(offer, { ...chosen.choice, variantId: variant.id, extras: [] }, now).unitCents,
                          locale,
                        )}
                  </span>
                </label>
              );
            })}
          </div>
        </fieldset>
      )}
      {offer.extraGroups.map((group) => (
        <ExtraGroup
          key={group.id}
          group={group}
          chosen={chosen.choice}
          variant={variantOf(offer, chosen.choice) ?? null}
          isTried={isTried}
          now={now}
        />
      ))}
      <Note offer={offer} isMeal={isMeal} note={chosen.note} />
      <div className={css.end} data-at-bottom>
        <Quantity name={FIELDS.quantity} value={chosen.quantity} label={t('menu.item.quantity')} />
        <Button act="add" isWide whyNot={whyNot} isDisabled={isBusy}>
          {t('menu.item.add')}
          {isHydrated && (
            <>
              {' '}
              <span className={css.total}>{total}</span>
            </>
          )}
        </Button>
      </div>
      <p className={css.why} role="status">
        {isTried && why}
      </p>
    </form>
  );
}

type NoteProps = Pick<Props, 'offer' | 'isMeal'> & { readonly note: string };

/** A kitchen is told something often, whoever packs goods seldom: there it unfolds. */
function Note({ offer, isMeal, note }: NoteProps) {
  const t = useText(siteDe);
  const id = `notiz-${offer.id}`;
  const field = (
    <input id={id} name={FIELDS.note} className={inputClass} defaultValue={note} maxLength={200} autoComplete="off" />
  );
  if (isMeal) {
    return (
      <div className={css.note}>
        <label htmlFor={id}>{t('menu.item.note')}</label>
        {field}
      </div>
    );
  }
  return (
    <details className={css.unfolding} open={note !== ''}>
      <summary>{t('menu.item.note_add')}</summary>
      <div className={css.note}>
        <label htmlFor={id} className="fw-hidden">
          {t('menu.item.note_shop')}
        </label>
        {field}
      </div>
    </details>
  );
}

/** What is chosen before anybody has chosen: the first that can be had, where one has to be. */
function firstValue(offer: Offer, name: string, now: Date): string {
  if (name === FIELDS.variant) return offer.variants.find((variant) => !isSoldOutAt(variant, now))?.id ?? '';
  const group = offer.extraGroups.find(({ id }) => FIELDS.group(id) === name);
  if (group?.minimum !== 1 || group.maximum !== 1) return '';
  return group.extras.find((extra) => !isSoldOutAt({ ...extra, stock: null }, now))?.id ?? '';
}

/** On the way back the browser puts in again what was typed. */
function useBrowserMemory(look: () => void): void {
  const last = useRef(look);
  last.current = look;
  useEffect(() => {
    const again = () => last.current();
    again();
    window.addEventListener('pageshow', again);
    return () => window.removeEventListener('pageshow', again);
  }, []);
}
