import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorState, Loading } from '../states/states.tsx';
import classes from './panel.module.css';

type Props = {
  isWide?: boolean;
  /** A form with a save bar at the panel's lower edge. */
  isForm?: boolean;
  children: ReactNode;
};

/** Background of a page section, such as one of the settings. */
export function Panel({ isWide = false, isForm = false, children }: Props) {
  return (
    <Paper withBorder className={classes.panel ?? ''} data-wide={isWide || undefined} data-form={isForm || undefined}>
      {children}
    </Paper>
  );
}

type Asked = { readonly isError: boolean; readonly error: unknown; refetch(): unknown };

/** A panel that loads or shows its error. */
export function PendingPanel({ asked, lines = 8, isWide = false }: { asked: Asked; lines?: number; isWide?: boolean }) {
  return (
    <Panel isWide={isWide}>
      {asked.isError ? <ErrorState error={asked.error} onRetry={() => asked.refetch()} /> : <Loading lines={lines} />}
    </Panel>
  );
}
