import { TimeField } from '@fachwerk/opening-hours/parts';
import { formatNumber } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { Group, Switch, Text } from '@mantine/core';
import type { KeepWarm } from '../contract.ts';
import { batteryPercentPerMonth, commandsPerDay } from '../rules/keep-warm.ts';
import { adminDe } from '../texts/admin.de.ts';
import { MinutesSelect } from './limit-fields.tsx';
import type { LimitForms } from './limit-forms.ts';

const EVERY = [15, 30, 60, 90, 120, 180, 240, 360, 720, 1440];

/** Keeping locks ready, with what it costs. */
export function WarmFields({ form }: { form: LimitForms }) {
  const t = useText(adminDe);
  const { keepWarm } = form.values;
  const put = (change: Partial<KeepWarm>) => form.set('keepWarm', { ...keepWarm, ...change });
  const count = commandsPerDay(keepWarm);
  const percent = formatNumber(batteryPercentPerMonth(keepWarm), 1);
  return (
    <>
      <Switch
        label={t('limits.keepWarm.isOn')}
        description={t('limits.keepWarm.about')}
        checked={keepWarm.isOn}
        onChange={({ currentTarget }) => put({ isOn: currentTarget.checked })}
      />
      {keepWarm.isOn && (
        <>
          <Group gap="md" align="flex-end">
            <MinutesSelect
              id={form.idOf('keepWarm.everyMinutes')}
              label={t('limits.keepWarm.everyMinutes')}
              choices={EVERY}
              value={keepWarm.everyMinutes}
              onChange={(everyMinutes) => put({ everyMinutes })}
            />
            <Group gap={4}>
              <TimeField
                id={form.idOf('keepWarm.from')}
                label={t('limits.keepWarm.from')}
                value={keepWarm.from}
                onChange={(from) => put({ from })}
                error={form.errors['keepWarm.from']}
              />
              <span aria-hidden>–</span>
              <TimeField
                id={form.idOf('keepWarm.to')}
                label={t('limits.keepWarm.to')}
                value={keepWarm.to}
                onChange={(to) => put({ to })}
                error={form.errors['keepWarm.to']}
              />
            </Group>
          </Group>
          <Text size="sm" c="dimmed" role="status">
            {Number.isFinite(count) && t('limits.keepWarm.cost', { count, percent })}
          </Text>
        </>
      )}
    </>
  );
}
