import { isSortable } from '@dnd-kit/react/sortable';
import { useMe } from '@fachwerk/auth/account';
import { DragArea } from '@fachwerk/react/drag-area';
import { notify } from '@fachwerk/react/notice';
import { Button, VisuallyHidden } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { MenuItem } from '../../menu.ts';
import {
  entriesOf,
  isHidden,
  isUsual,
  shownPins,
  withHidden,
  withoutPin,
  withPin,
  withPinAt,
  withShown,
} from '../../own-menu.ts';
import { useMenu } from '../allowed.ts';
import { EntryRow, PinnedRow } from './arrange-rows.tsx';
import classes from './menu-arrange.module.css';
import { focusSoon, useOwnMenu, useWords } from './use-own-menu.ts';

/** After the menu that led here has given the focus back to its button. */
const FOCUS_MS = 50;

/** The whole menu, each entry with its pin and its eye; what is pinned is put in order. Everything applies at once. */
export function MenuArrange({ onDone }: { onDone: () => void }) {
  const t = useWords();
  const { companyObject } = useMe();
  const [own, change] = useOwnMenu();
  const [said, setSaid] = useState('');
  // Escape ends it, as it closes anything that was opened.
  useHotkeys([['Escape', onDone]]);
  const groups = useMenu();
  const all = entriesOf(groups);
  const pins = shownPins(all, own);
  const pinned = pins.map((path) => all.find((item) => item.path === path)!);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => title.current?.focus({ preventScroll: true }), FOCUS_MS);
    return () => clearTimeout(timer);
  }, []);
  const known = new Set(pins);
  const rest = groups
    .map((group) => ({ ...group, items: group.items.filter(({ path }) => !known.has(path) && known.add(path)) }))
    .filter(({ items }) => items.length > 0);
  const move = ({ path, title: key }: MenuItem, to: number) => {
    const next = withPinAt(own, pins, path, to);
    if (!next) return;
    change(() => next);
    setSaid(t('menu.arrange.moved', { name: t(key), at: to + 1, count: pins.length }));
  };
  const pin = (path: string, isOn: boolean) => {
    change((before) => (isOn ? withPin(before, path) : withoutPin(before, path)));
    focusSoon(`[data-pin="${path}"]`);
  };
  const reset = () => {
    change(() => ({ pinned: [], hidden: [] }));
    notify(t('menu.arrange.was_reset'), { run: () => change(() => own) });
    title.current?.focus({ preventScroll: true });
  };
  return (
    <div className={classes.arrange}>
      <div className={classes.head}>
        <h2 ref={title} tabIndex={-1}>
          {t('menu.arrange')}
        </h2>
        <Button size="compact-sm" className={classes.done ?? ''} onClick={onDone}>
          {t('menu.arrange.done')}
        </Button>
      </div>
      <p className={classes.about}>{t('menu.arrange.about')}</p>
      <section>
        <h3>{t('menu.pinned')}</h3>
        {pinned.length === 0 && <p className={classes.none}>{t('menu.arrange.none')}</p>}
        <DragArea
          onDragEnd={({ operation: { source }, canceled }) => {
            if (canceled || !isSortable(source)) return;
            const item = pinned[source.initialIndex];
            if (item) move(item, source.index);
          }}
        >
          <ul>
            {pinned.map((item, at) => (
              <PinnedRow
                key={item.path}
                item={item}
                at={at}
                isLast={at === pinned.length - 1}
                onMove={(to) => move(item, to)}
                onUnpin={() => pin(item.path, false)}
              />
            ))}
          </ul>
        </DragArea>
      </section>
      {rest.map((group) => (
        <section key={group.title}>
          <h3>{group.title === 'company' ? companyObject.name : t(group.title)}</h3>
          <ul>
            {group.items.map((item) => (
              <EntryRow
                key={item.path}
                item={item}
                isHidden={isHidden(own, item.path)}
                onPin={() => pin(item.path, true)}
                onHide={(isOff) =>
                  change((before) => (isOff ? withHidden(before, item.path) : withShown(before, item.path)))
                }
              />
            ))}
          </ul>
        </section>
      ))}
      {!isUsual(own) && (
        <Button variant="subtle" size="compact-sm" className={classes.reset ?? ''} onClick={reset}>
          {t('menu.arrange.reset')}
        </Button>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
