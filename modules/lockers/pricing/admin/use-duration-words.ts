import { durationParts } from '@fachwerk/base/time';
import { useText } from '@fachwerk/react/texts';
import { useMemo } from 'react';
import { adminDe } from '../texts/admin.de.ts';

/** „10 Min.“, „1:10 Std.“ (spec §9), „3 Tage“, „2 Wochen“. */
export function useDurationLabels(): (minutes: number) => string {
  const t = useText(adminDe);
  return useMemo(() => {
    return (minutes) => {
      if (minutes === 0) return t('duration.none');
      if (minutes > 60 && minutes < 120)
        return t('duration.clock', { time: `1:${String(minutes - 60).padStart(2, '0')}` });
      return durationParts(minutes)
        .map(({ unit, count }) => t(`duration.${unit}`, { count }))
        .join(' ');
    };
  }, [t]);
}
