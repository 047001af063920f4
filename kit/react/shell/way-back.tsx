import { Button, CloseButton } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { useText } from './texts.ts';
import classes from './way-back.module.css';

/** The current checklist: its path and name. */
type Way = { readonly to: string; readonly name: string };

// Per tab, and across reloads: two tabs may work through two checklists.
const KEY = 'fachwerk.way-back';
const listeners = new Set<() => void>();

function keep(way: Way | null): void {
  if (way) sessionStorage.setItem(KEY, JSON.stringify(way));
  else sessionStorage.removeItem(KEY);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Call it when a checklist item is followed: the link back stays visible until the checklist is reached again. */
export function useRememberWay(name: string): () => void {
  const { pathname, search, hash } = useLocation();
  return () => keep({ to: `${pathname}${search}${hash}`, name });
}

/** Link back to the checklist, above the screen of an item. */
export function WayBack() {
  const t = useText();
  const { pathname } = useLocation();
  const kept = useSyncExternalStore(subscribe, () => sessionStorage.getItem(KEY));
  const way = kept ? (JSON.parse(kept) as Way) : null;
  if (!way || pathOf(way.to) === pathname) return null;
  return (
    <nav className={classes.bar} aria-label={t('kit.way_back')}>
      <Button
        component={Link}
        to={way.to}
        size="compact-sm"
        variant="default"
        leftSection={<IconArrowLeft size={16} stroke={1.5} />}
      >
        {t('kit.way_back.back', { name: way.name })}
      </Button>
      <CloseButton size="sm" aria-label={t('kit.way_back.end')} onClick={() => keep(null)} />
    </nav>
  );
}

const pathOf = (to: string) => to.replace(/[?#].*$/s, '');
