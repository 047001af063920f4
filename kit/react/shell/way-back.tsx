import { Button, CloseButton } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { useText } from './texts.ts';
import classes from './way-back.module.css';

/** A checklist: its path and name. */
type Way = { readonly to: string; readonly name: string };

// Per tab, and across reloads: two tabs may work through two checklists.
const KEY = 'fachwerk.way-back';
const listeners = new Set<() => void>();

/** From the outermost checklist to the innermost: an item of one may lead to another. */
const waysOf = (kept: string | null): readonly Way[] => (kept ? [JSON.parse(kept) as Way | readonly Way[]].flat() : []);
const keptWays = () => waysOf(sessionStorage.getItem(KEY));

function keep(ways: readonly Way[]): void {
  if (ways.length > 0) sessionStorage.setItem(KEY, JSON.stringify(ways));
  else sessionStorage.removeItem(KEY);
  for (const listener of listeners) listener();
}

/** Those around the checklist at this path. */
function outside(pathname: string): readonly Way[] {
  const ways = keptWays();
  const at = ways.findIndex(({ to }) => pathOf(to) === pathname);
  return at < 0 ? ways : ways.slice(0, at);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Call it when a checklist item is followed: the link back stays visible until the checklist is reached again. */
export function useRememberWay(name: string): () => void {
  const { pathname, search, hash } = useLocation();
  return () => keep([...outside(pathname), { to: `${pathname}${search}${hash}`, name }]);
}

/** Link back to the checklist, above the screen of an item. */
export function WayBack() {
  const t = useText();
  const { pathname } = useLocation();
  const kept = useSyncExternalStore(subscribe, () => sessionStorage.getItem(KEY));
  const way = waysOf(kept).at(-1);
  // On arrival only: on its own page an item that was just followed is still to be left for.
  useEffect(() => keep(outside(pathname)), [pathname]);
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
      <CloseButton size="sm" aria-label={t('kit.way_back.end')} onClick={() => keep([])} />
    </nav>
  );
}

const pathOf = (to: string) => to.replace(/[?#].*$/s, '');
