import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { Prose } from '@fachwerk/site/prose';
import { useText } from '@fachwerk/site/texts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { siteDe } from '../../texts/site.de.ts';
import { headingIn } from '../parts/heading.ts';
import { numbered } from '../parts/numbered.ts';
import { Picture } from '../parts/picture.tsx';
import { tabAfter } from './tab-keys.ts';
import css from './tabs.module.css';
import type { tabsBlock } from './tabs-block.ts';

type Given = BlockOf<typeof tabsBlock>;

/**
 * Without a script a choice of one, drawn as tabs; with it tabs as assistive technology knows them. On paper all of them are there.
 */
export function Part({ given }: { readonly given: Given }) {
  const Title = `h${headingIn(given)}` as const;
  const tabs = numbered(given.content.tabs);
  const box = useRef<HTMLDivElement>(null);
  // Null until the script is there; then what was chosen before stays chosen.
  const [chosen, choose] = useState<number | null>(null);
  useEffect(() => {
    const ticked = box.current?.querySelector<HTMLInputElement>('input[type="radio"]:checked');
    choose((before) => before ?? Number(ticked?.value ?? 0));
  }, []);
  if (tabs.length === 0) return null;
  const open = chosen === null ? null : Math.min(chosen, tabs.length - 1);
  const partId = (what: string, at: number) => `tabs-${given.id}-${what}-${at}`;
  return (
    <div ref={box} className={css.tabs}>
      {open === null ? <Choice given={given} /> : <TabList given={given} open={open} onOpen={choose} partId={partId} />}
      {tabs.map(({ each: { title, text, picture }, at, key }) => (
        <div
          key={key}
          className={`${css.panel} ${picture ? css.withPicture : ''}`}
          {...(open !== null && {
            id: partId('panel', at),
            role: 'tabpanel',
            'aria-labelledby': partId('tab', at),
            tabIndex: 0,
            'data-open': at === open || undefined,
          })}
        >
          <Title className="fw-hidden">{title}</Title>
          <Prose text={text} />
          {picture && (
            <Picture
              picture={picture}
              settings={given.settings}
              ratio="landscape"
              sizes="(min-width: 900px) 24rem, 100vw"
            />
          )}
        </div>
      ))}
    </div>
  );
}

function Choice({ given }: { readonly given: Given }) {
  const t = useText(siteDe);
  return (
    <fieldset className={css.names}>
      <legend className="fw-hidden">{t('blocks.tabs.choose')}</legend>
      {numbered(given.content.tabs).map(({ each: { title }, at, key }) => (
        <label key={key} className={css.name}>
          <input type="radio" name={`tabs-${given.id}`} value={at} defaultChecked={at === 0} />
          <span>{title || at + 1}</span>
        </label>
      ))}
    </fieldset>
  );
}

type ListProps = {
  readonly given: Given;
  readonly open: number;
  readonly onOpen: (at: number) => void;
  readonly partId: (what: string, at: number) => string;
};

/** One stop for Tab; arrows, Home and End move the choice with the focus. */
function TabList({ given, open, onOpen, partId }: ListProps) {
  const t = useText(siteDe);
  const list = useRef<HTMLDivElement>(null);
  const tabs = numbered(given.content.tabs);
  const press = (event: KeyboardEvent) => {
    const next = tabAfter(event.key, open, tabs.length);
    if (next === null) return;
    event.preventDefault();
    onOpen(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={t('blocks.tabs.choose')} className={css.names} onKeyDown={press}>
      {tabs.map(({ each: { title }, at, key }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={partId('tab', at)}
          className={css.tab}
          aria-selected={at === open}
          aria-controls={partId('panel', at)}
          tabIndex={at === open ? 0 : -1}
          onClick={() => onOpen(at)}
        >
          {title || at + 1}
        </button>
      ))}
    </div>
  );
}
