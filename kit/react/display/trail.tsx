import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../shell/texts.ts';
import classes from './trail.module.css';

type Pages = {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
};

/** What was written down about something, newest first, page by page. */
export function Trail({ pages, children }: { pages: Pages; children: ReactNode }) {
  const t = useText();
  return (
    <>
      <ol className={classes.trail}>{children}</ol>
      {pages.hasNextPage && (
        <Group justify="center" pb="lg">
          <Button variant="default" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('kit.more')}
          </Button>
        </Group>
      )}
    </>
  );
}

export function TrailEntry({ children }: { children: ReactNode }) {
  return <li className={classes.entry}>{children}</li>;
}
