import { useText } from '@fachwerk/react/texts';
import { adminDe } from '../../texts/admin.de.ts';

const HOUR = 60;

/** `40 Min.`, `1:10 Std.` (spec §9). */
export function useDurationLabels(): (minutes: number) => string {
  const t = useText(adminDe);
  return (minutes) =>
    minutes <= HOUR
      ? t('appointments.minutes', { minutes })
      : t('appointments.hours', { hours: `${Math.floor(minutes / HOUR)}:${String(minutes % HOUR).padStart(2, '0')}` });
}
