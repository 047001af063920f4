export { LandSelect, NextHolidays } from './holiday-hours.tsx';
export { HoursEditor } from './hours-editor.tsx';
export { HoursPreview } from './hours-preview.tsx';
export { TimeField } from './time-field.tsx';
export { useHoursLabels } from './use-hours-labels.ts';
export { WeekHours } from './week-hours.tsx';
