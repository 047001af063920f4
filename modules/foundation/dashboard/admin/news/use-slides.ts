import type { ContractForm } from '@fachwerk/react/contract-form';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { useEffect, useRef, useState } from 'react';
import type { NewsItem } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

export type SlidesForm = ContractForm<{ items: NewsItem[] }, { items: NewsItem[] }>;
export type Slides = ReturnType<typeof useSlides>;

const NEW_SLIDE: NewsItem = { img: 'art:team', infoTitle: '', infoDes: '', title: '', des: '', link: '' };

/** The list of slides in the form: which one is open, and list operations. The focus follows a moved slide. */
export function useSlides(form: SlidesForm) {
  const t = useText(adminDe);
  const { items } = form.values;
  const latest = useRef(items);
  latest.current = items;
  const [open, setOpen] = useState(0);
  const focusNext = useRef<string | null>(null);
  useEffect(() => {
    if (!focusNext.current) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  });

  // Open the first slide with an error.
  const wrong = Object.keys(form.errors).flatMap((path) => /^items\.(\d+)\./.exec(path)?.[1] ?? []);
  const firstWrong = wrong[0];
  useEffect(() => {
    if (firstWrong !== undefined) setOpen(Number(firstWrong));
  }, [firstWrong]);

  const put = (next: NewsItem[]) => {
    // Errors are keyed by index, which changes: clear them, and the next save reports them anew.
    for (const path of Object.keys(form.errors)) form.field(path).onChange(valueAt(latest.current, path));
    form.set('items', next);
  };
  const idOf = (at: number, what: 'up' | 'down' | 'toggle') => form.idOf(`items.${at}.${what}`);
  return {
    items,
    open,
    setOpen,
    idOf,
    hasErrors: (at: number) => wrong.includes(String(at)),
    add: () => {
      put([...latest.current, NEW_SLIDE]);
      setOpen(latest.current.length);
      focusNext.current = form.idOf(`items.${latest.current.length}.title`);
    },
    move: (at: number, by: -1 | 1) => {
      const next = [...latest.current];
      const [item] = next.splice(at, 1);
      if (!item || at + by < 0 || at + by > next.length) return;
      next.splice(at + by, 0, item);
      put(next);
      setOpen((was) => (was === at ? at + by : was === at + by ? at : was));
      focusNext.current = idOf(at + by, by > 0 ? 'down' : 'up');
    },
    remove: (at: number) => {
      const removed = latest.current[at];
      if (!removed) return;
      put(latest.current.toSpliced(at, 1));
      setOpen((was) => (was > at ? was - 1 : was === at ? -1 : was));
      focusNext.current = idOf(Math.max(0, Math.min(at, latest.current.length - 2)), 'toggle');
      notify(t('news.edit.removed', { title: removed.title || t('news.edit.untitled') }), {
        run: () => {
          put(latest.current.toSpliced(at, 0, removed));
          setOpen(at);
        },
      });
    },
  };
}

function valueAt(items: readonly NewsItem[], path: string): unknown {
  const [, at, field] = path.split('.');
  return items[Number(at)]?.[field as keyof NewsItem];
}
