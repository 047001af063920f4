import { useText } from '@fachwerk/react/texts';
import { formatDay } from '@fachwerk/react/time';
import { NativeSelect } from '@mantine/core';
import { monthsUntil } from '../rules/month.ts';
import { adminDe } from '../texts/admin.de.ts';

export const monthName = (month: string) => formatDay(`${month}-01`, { month: 'long', year: 'numeric' });

/** From January 2024 on, newest first (spec §9). */
export function MonthSelect({ month, onChoose }: { month: string; onChoose: (month: string) => void }) {
  const t = useText(adminDe);
  return (
    <NativeSelect
      label={t('time_log.month')}
      value={month}
      onChange={(event) => onChoose(event.currentTarget.value)}
      data={monthsUntil(new Date()).map((value) => ({ value, label: monthName(value) }))}
    />
  );
}
