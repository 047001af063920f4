// The library's types for ES modules lead nowhere: they name files without their endings. Those for CommonJS are whole, and this file is read as such.
export type Library = typeof import('@mantine/schedule');
export type { ScheduleEventData } from '@mantine/schedule';
