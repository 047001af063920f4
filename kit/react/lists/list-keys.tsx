import { Kbd } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../dialogs/dialog.tsx';
import { usePageKeys } from '../shell/page-keys.ts';
import { useText } from '../shell/texts.ts';
import { listsDe } from '../texts/lists.de.ts';
import classes from './list-page.module.css';

const ROW_LINK = '[data-row-link]';

/** Moves to the next or previous row; from outside the list to its first. */
export function moveToRow(step: 1 | -1): boolean {
  const links = [...document.querySelectorAll<HTMLElement>(ROW_LINK)];
  const row = document.activeElement?.closest('tr, li');
  const at = row ? links.findIndex((link) => link.closest('tr, li') === row) : -1;
  const next = at === -1 ? links[0] : links[at + step];
  next?.focus();
  return next !== undefined;
}

/** Skip link past search and filters to the rows. */
export function SkipToRows() {
  const t = useText(listsDe);
  return (
    <button
      type="button"
      className={classes.skip}
      onClick={() => document.querySelector<HTMLElement>(ROW_LINK)?.focus()}
    >
      {t('list.skip')}
    </button>
  );
}

const KEYS = [
  ['/', 'list.keys.search'],
  ['J', 'list.keys.next'],
  ['K', 'list.keys.previous'],
  ['↵', 'list.keys.open'],
  ['X', 'list.keys.select'],
  ['⇧ J/K', 'list.keys.extend'],
  ['Esc', 'list.keys.close'],
  ['?', 'list.keys'],
] as const;

type Props = { hasSelection: boolean; isSelecting: boolean; onClear: () => void };

const SELECTING: readonly string[] = ['list.keys.select', 'list.keys.extend'];

/** „?“ lists the shortcuts. */
export function ListKeys({ hasSelection, isSelecting, onClear }: Props) {
  const t = useText(listsDe);
  const [isOpen, setOpen] = useState(false);
  usePageKeys((key) => {
    if (hasSelection && key === 'J') return extendTo(1);
    if (hasSelection && key === 'K') return extendTo(-1);
    if (key === 'j' || key === 'J') return moveToRow(1);
    if (key === 'k' || key === 'K') return moveToRow(-1);
    if (key === 'x' || key === 'X') return toggleRow();
    if (key === 'Escape' && isSelecting) {
      onClear();
      return true;
    }
    if (key !== '?') return false;
    setOpen(true);
    return true;
  });
  const known = KEYS.filter(([, words]) => hasSelection || !SELECTING.includes(words));
  return (
    <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('list.keys')}>
      <dl className={classes.keys}>
        {known.map(([key, words]) => (
          <div key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

const tickOfRow = () =>
  document.activeElement?.closest('tr')?.querySelector<HTMLInputElement>('td input[type="checkbox"]');

function toggleRow(): boolean {
  const tick = tickOfRow();
  tick?.click();
  return tick !== null && tick !== undefined;
}

/** Selects the row under the focus, and moves on with the selection. From outside the list it only goes to the first row. */
export function extendTo(step: 1 | -1): boolean {
  const from = tickOfRow();
  if (!moveToRow(step)) return false;
  if (from) for (const tick of [from, tickOfRow()]) if (tick && !tick.checked) tick.click();
  return true;
}
