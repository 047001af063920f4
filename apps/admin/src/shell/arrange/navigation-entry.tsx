import { useMe } from '@fachwerk/auth/account';
import { useIsOnline } from '@fachwerk/react/connection';
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
  const [isNear, approach] = useReducer(() => true, false);
  // Without a network nothing could be saved, nor fetched.
  const isOnline = useIsOnline();
  return (
    <li className={classes.entry} onPointerEnter={approach} onFocus={approach}>
      <NavigationLink item={item} isFolded={isFolded} isCurrent={isCurrent} />
      {isNear && isOnline && !isFolded && !visit && (
        <Suspense fallback={null}>
          <EntryActions item={item} onArrange={onArrange} />
        </Suspense>
      )}
    </li>
  );
}
