import type { ReactNode } from 'react';
import { MoreButton } from '../lists/more-button.tsx';
import { useText } from '../shell/texts.ts';
import classes from './trail.module.css';

type Pages = {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
};

/** Audit entries, newest first; paged, or all at once. */
export function Trail({ pages, children }: { pages?: Pages; children: ReactNode }) {
  const _t = useText();
  return (
    <>
      <ol className={classes.trail}>{children}</ol>
      {pages?.hasNextPage && (
        <MoreButton isLoading={pages.isFetchingNextPage} onMore={() => void pages.fetchNextPage()} />
      )}
    </>
  );
}

export function TrailEntry({ children }: { children: ReactNode }) {
  return <li className={classes.entry}>{children}</li>;
}
