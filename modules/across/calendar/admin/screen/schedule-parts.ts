import * as library from '@mantine/schedule';
import type { Library } from './schedule-types.d.cts';

export type { ScheduleEventData } from './schedule-types.d.cts';

export const { AgendaView, DayView, MonthView, WeekView } = library as unknown as Library;
