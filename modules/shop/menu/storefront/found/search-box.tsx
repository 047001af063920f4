import { formatMoney } from '@fachwerk/base/format-number';
import { plainName } from '@fachwerk/base/plain-name';
import { typedWords } from '@fachwerk/base/word-match';
import { Button } from '@fachwerk/site/button';
import { useCall } from '@fachwerk/site/call';
import { inputClass } from '@fachwerk/site/field';
import { useLocale, useText } from '@fachwerk/site/texts';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { menuApi, type Suggestions } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import { Picture } from '../menu/picture.tsx';
import css from './search-box.module.css';

const GATHER_MS = 140;
const SHORTEST = 2;

type Option = { readonly key: string; readonly path: string };

/** Finds items of the whole shop. Without a script it is a form; with one it offers items as one types (a combobox, as ARIA describes it). */
export function SearchBox({ search }: { readonly search: string }) {
  const t = useText(siteDe);
  const [typed, setTyped] = useState(search);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const found = useSuggestions(isOpen ? typed : '');
  const options: Option[] = found
    ? [
        ...found.categories.map(({ id }) => ({ key: `k-${id}`, path: `/shop/kategorie/${id}` })),
        ...found.items.map(({ id }) => ({ key: `a-${id}`, path: `/shop/artikel/${id}` })),
      ]
    : [];
  const isShown = isOpen && found !== null && plainName(typed).length >= SHORTEST;
  const current = options[chosen];
  const close = () => {
    setOpen(false);
    setChosen(-1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      // Behind the last comes what was typed, and in front of the first too.
      setChosen((at) => ((at + 1 + step + options.length + 1) % (options.length + 1)) - 1);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && isShown && current) {
      event.preventDefault();
      window.location.assign(current.path);
    }
  };
  return (
    <search className={css.box}>
      <form method="get" action="/shop" className={css.form}>
        <label className="fw-hidden" htmlFor="suche">
          {t('menu.search.items')}
        </label>
        <input
          id="suche"
          name="suche"
          type="search"
          role="combobox"
          aria-expanded={isShown && options.length > 0}
          aria-controls="suche-vorschlaege"
          aria-autocomplete="list"
          aria-activedescendant={isShown && current ? current.key : undefined}
          className={inputClass}
          value={typed}
          placeholder={t('menu.search.items')}
          maxLength={80}
          enterKeyHint="search"
          autoComplete="off"
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(-1);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        <Button kind="plain">{t('menu.search_button')}</Button>
      </form>
      <div className={css.list} hidden={!isShown}>
        {found?.instead && options.length > 0 && (
          <p className={css.instead}>{t('menu.search.instead_short', { words: found.instead })}</p>
        )}
        <div id="suche-vorschlaege" role="listbox" aria-label={t('menu.search.suggestions')} className={css.options}>
          {found?.categories.map(({ id, name }) => (
            <Offered key={id} name={`k-${id}`} path={`/shop/kategorie/${id}`} isChosen={current?.key === `k-${id}`}>
              <span className={css.name}>
                <Marked text={name} typed={typed} />
              </span>
              <span className={css.about}>{t('menu.search.category')}</span>
            </Offered>
          ))}
          {found?.items.map((item) => (
            <Offered
              key={item.id}
              name={`a-${item.id}`}
              path={`/shop/artikel/${item.id}`}
              isChosen={current?.key === `a-${item.id}`}
            >
              {item.picture ? (
                <Picture picture={{ ...item.picture, alt: '' }} className={css.picture ?? ''} sizes="56px" />
              ) : (
                <span className={css.picture} />
              )}
              <span className={css.name}>
                <Marked text={item.name} typed={found.instead ?? typed} />
              </span>
              <ItemPrice item={item} />
            </Offered>
          ))}
        </div>
        {isShown && (
          <p className={css.note} role="status">
            {options.length > 0
              ? t('menu.search.count', { count: options.length })
              : t('menu.search.none', { words: typed.trim() })}
          </p>
        )}
      </div>
    </search>
  );
}

type OfferedProps = {
  readonly name: string;
  readonly path: string;
  readonly isChosen: boolean;
  readonly children: ReactNode;
};

/** The keyboard stays in the field, which says what is chosen; a click leads on. */
function Offered({ name, path, isChosen, children }: OfferedProps) {
  const go = () => window.location.assign(path);
  return (
    <div
      id={name}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={css.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={go}
      onKeyDown={({ key }) => key === 'Enter' && go()}
    >
      {children}
    </div>
  );
}

function ItemPrice({ item: { cents, isFrom, promo, whyNot } }: { readonly item: Suggestions['items'][number] }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const price = formatMoney(cents, locale);
  if (whyNot === 'item.sold_out') return <span className={css.about}>{t('menu.sold_out')}</span>;
  return (
    <span className={css.price}>
      <strong className="fw-figures fw-money">{isFrom ? t('menu.from', { price }) : price}</strong>
      {promo && <s className="fw-figures">{formatMoney(promo.usualCents, locale)}</s>}
    </span>
  );
}

/** The words that begin as one of the typed ones do. Text alone: whatever somebody calls an item stays a text. */
function Marked({ text, typed }: { readonly text: string; readonly typed: string }) {
  const wanted = typedWords(typed);
  return text.split(/([\p{L}\p{Nd}]+)/u).map((piece, at) => {
    const isHit = at % 2 === 1 && wanted.some((word) => plainName(piece).startsWith(word));
    return isHit ? <mark key={at}>{piece}</mark> : piece;
  });
}

/** What is offered for the last text that stayed for a moment; null before an answer. */
function useSuggestions(typed: string): Suggestions | null {
  const call = useCall();
  const [found, setFound] = useState<{ readonly of: string; readonly said: Suggestions } | null>(null);
  const known = useRef(new Map<string, Suggestions>());
  const wanted = plainName(typed).length >= SHORTEST ? typed.trim() : '';
  useEffect(() => {
    if (wanted === '') return setFound(null);
    const already = known.current.get(wanted);
    if (already) return setFound({ of: wanted, said: already });
    let isOver = false;
    const timer = setTimeout(async () => {
      // Without an answer the form is there.
      const said = await call(menuApi.suggest, { search: wanted }).catch(() => null);
      if (isOver || !said) return;
      known.current.set(wanted, said);
      setFound({ of: wanted, said });
    }, GATHER_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
    // `call` is another function each time and does the same.
  }, [wanted]);
  return found?.said ?? null;
}
