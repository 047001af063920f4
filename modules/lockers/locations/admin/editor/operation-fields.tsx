import { TimeField } from '@fachwerk/opening-hours/parts';
import { useDurationLabels } from '@fachwerk/pricing/parts';
import { PAUSE_CHOICES, withPresent } from '@fachwerk/pricing/rules/duration';
import type { ContractForm } from '@fachwerk/react/contract-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { formatNumber } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { Group, Select, Switch, Text, TextInput } from '@mantine/core';
import { batteryPercentPerMonth, commandsPerDay } from '../../rules/keep-warm.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { LIGHT_SELECT } from './light-select.ts';
import type { LocationValues } from './location-values.ts';
import { DurationSelect } from './price-fields.tsx';

type Props = { form: ContractForm<LocationValues, LocationValues>; networkReviewLink: string };

export function OperationFields({ form, networkReviewLink }: Props) {
  const t = useText(adminDe);
  return (
    <>
      <TextInput
        label={t('location.field.operatorEmail')}
        description={t('locations.operator_email.help')}
        {...HELP_BELOW}
        type="email"
        inputMode="email"
        {...form.field('operatorEmail')}
      />
      <DurationSelect form={form} name="checkMinutes" choices={PAUSE_CHOICES} />
      <TextInput
        label={t('location.field.reviewLink')}
        description={networkReviewLink ? t('locations.review_link.help') : t('locations.review_link.help_without')}
        {...HELP_BELOW}
        inputMode="url"
        placeholder={networkReviewLink || t('review_link.example')}
        {...form.field('reviewLink')}
      />
      <KeepWarmFields form={form} />
    </>
  );
}

const EVERY = [15, 30, 60, 90, 120, 180, 240, 360, 720, 1440];

/** Keeping locks ready, with what it costs. */
function KeepWarmFields({ form }: Pick<Props, 'form'>) {
  const t = useText(adminDe);
  const words = useDurationLabels();
  const { keepWarm } = form.values;
  const put = (change: Partial<typeof keepWarm>) => form.set('keepWarm', { ...keepWarm, ...change });
  const count = commandsPerDay(keepWarm);
  const percent = formatNumber(batteryPercentPerMonth(keepWarm), 1);
  return (
    <div>
      <Switch
        label={t('location.field.keepWarm.isOn')}
        description={t('locations.keep_warm.about')}
        checked={keepWarm.isOn}
        onChange={({ currentTarget }) => put({ isOn: currentTarget.checked })}
      />
      {keepWarm.isOn && (
        <>
          <Group gap="md" mt="sm" align="flex-end">
            <Select
              {...LIGHT_SELECT}
              id={form.idOf('keepWarm.everyMinutes')}
              label={t('location.field.keepWarm.everyMinutes')}
              data={withPresent(EVERY, keepWarm.everyMinutes).map((minutes) => ({
                value: String(minutes),
                label: words(minutes),
              }))}
              allowDeselect={false}
              value={String(keepWarm.everyMinutes)}
              onChange={(next) => put({ everyMinutes: Number(next ?? keepWarm.everyMinutes) })}
            />
            <Group gap={4}>
              <TimeField
                id={form.idOf('keepWarm.from')}
                label={t('location.field.keepWarm.from')}
                value={keepWarm.from}
                onChange={(from) => put({ from })}
                error={form.errors['keepWarm.from']}
              />
              <span aria-hidden>–</span>
              <TimeField
                id={form.idOf('keepWarm.to')}
                label={t('location.field.keepWarm.to')}
                value={keepWarm.to}
                onChange={(to) => put({ to })}
                error={form.errors['keepWarm.to']}
              />
            </Group>
          </Group>
          <Text size="sm" c="dimmed" mt="xs" role="status">
            {Number.isFinite(count) && t('locations.keep_warm.cost', { count, percent })}
          </Text>
        </>
      )}
    </div>
  );
}
