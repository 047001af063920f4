import { useText } from '@fachwerk/react/texts';
import { formatDay } from '@fachwerk/react/time';
import type { Rhythm } from '../../contract-template.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** Monday is 1; 1 January 2024 was a Monday. */
export const weekdayName = (day: number): string => formatDay(`2024-01-0${day}`, { weekday: 'long' });

/** Describes a schedule in words. */
export function useRhythmLabels(): (rhythm: Rhythm | null) => string {
  const t = useText(adminDe);
  return (rhythm) => {
    if (!rhythm) return t('templates.by_hand');
    const { every, onDay, hour } = rhythm;
    const day = every === 'week' ? weekdayName(onDay) : onDay;
    return t(`templates.says.${every}`, { day, hour });
  };
}
