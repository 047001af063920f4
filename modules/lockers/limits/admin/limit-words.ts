import { useDurationLabels } from '@fachwerk/pricing/parts';
import { useText } from '@fachwerk/react/texts';
import type { LimitSubject, Limits } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import type { LimitRow } from './limit-rows.ts';

/** A limit in a few words, as lists and facts show it. */
export function useLimitWords(): (subject: LimitSubject, limits: Limits) => string {
  const t = useText(adminDe);
  const duration = useDurationLabels();
  return (subject, { battery, noSignal, overrun, keepWarm, reminders }) => {
    switch (subject) {
      case 'battery':
        return t('limits.battery.value', {
          warning: battery.warningPercent,
          out: battery.outPercent,
          back: battery.backPercent,
        });
      case 'noSignal':
        return duration(noSignal.minutes);
      case 'overrun':
        return t(`limits.overrun.value.${overrun.since}`, { grace: duration(overrun.graceMinutes) });
      case 'keepWarm':
        return keepWarm.isOn
          ? t('limits.keepWarm.value', { every: duration(keepWarm.everyMinutes), from: keepWarm.from, to: keepWarm.to })
          : t('limits.keepWarm.off');
      case 'reminders':
        return t('limits.reminders.value', {
          minutes: duration(reminders.minutes),
          short: duration(reminders.shortMinutes),
        });
    }
  };
}

export const valuesOf = ({ found }: Pick<LimitRow, 'found'>): Limits => ({
  battery: found.battery.value,
  noSignal: found.noSignal.value,
  overrun: found.overrun.value,
  keepWarm: found.keepWarm.value,
  reminders: found.reminders.value,
});

export function useRowName(): (row: Pick<LimitRow, 'kind' | 'name'>) => string {
  const t = useText(adminDe);
  return ({ kind, name }) => (kind === 'network' ? t('limits.network') : name);
}
