import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './settings-panel.module.css';

/** The ground a section of the settings stands on. */
export function SettingsPanel({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) {
  return (
    <Paper withBorder className={classes.panel ?? ''} data-wide={isWide || undefined}>
      {children}
    </Paper>
  );
}
