import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './panel.module.css';

type Props = {
  isWide?: boolean;
  /** A form with a save bar, which stands on the panel's lower edge. */
  isForm?: boolean;
  children: ReactNode;
};

/** The ground a section of a page stands on, such as one of the settings. */
export function Panel({ isWide = false, isForm = false, children }: Props) {
  return (
    <Paper withBorder className={classes.panel ?? ''} data-wide={isWide || undefined} data-form={isForm || undefined}>
      {children}
    </Paper>
  );
}
