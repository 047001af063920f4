import type { CSSProperties } from 'react';
import type { Minutes } from '../../rules/day-grid.ts';
import type { ScheduleEventData } from '../screen/schedule-parts.ts';

export type Placed = { readonly event: ScheduleEventData; readonly span: Minutes };

export const colourOf = ({ color }: ScheduleEventData) =>
  ({ '--event-color': `var(--mantine-color-${color}-6)` }) as CSSProperties;
