import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './settings-panel.module.css';

type Props = {
  isWide?: boolean;
  /** A form with a save bar, which stands on the panel's lower edge. */
  isForm?: boolean;
  children: ReactNode;
};

/** The ground a section of the settings stands on. */
export function SettingsPanel({ isWide = false, isForm = false, children }: Props) {
  return (
    <Paper withBorder className={classes.panel ?? ''} data-wide={isWide || undefined} data-form={isForm || undefined}>
      {children}
    </Paper>
  );
}
