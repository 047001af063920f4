import { useMe } from '@fachwerk/auth/account';
import { lazyPart } from '@fachwerk/react/lazy-part';
import { Suspense, useReducer } from 'react';
import type { MenuItem } from '../../menu.ts';
import classes from '../navigation.module.css';
import { NavigationLink } from '../navigation-link.tsx';

/** Comes with the first entry that somebody points at. */
const EntryActions = lazyPart(async () => (await import('./entry-actions.tsx')).EntryActions, 'unsaid');

type Props = {
  readonly item: MenuItem;
  readonly isFolded: boolean;
  readonly isCurrent: boolean;
  readonly onArrange: () => void;
};

/** An entry, and what its person can do with it: shown to who points at it or comes by the keyboard. */
export function NavigationEntry({ item, isFolded, isCurrent, onArrange }: Props) {
  const { visit } = useMe();
  // Without a network they could not be fetched, and nothing could be saved.
  const [isNear, approach] = useReducer((before: boolean) => before || navigator.onLine, false);
  return (
    <li className={classes.entry} onPointerEnter={approach} onFocus={approach}>
      <NavigationLink item={item} isFolded={isFolded} isCurrent={isCurrent} />
      {isNear && !isFolded && !visit && (
        <Suspense fallback={null}>
          <EntryActions item={item} onArrange={onArrange} />
        </Suspense>
      )}
    </li>
  );
}
