import { centsFromText } from '@fachwerk/base/money';
import type { ContractForm } from '@fachwerk/react/contract-form';
import { DateField } from '@fachwerk/react/date-field';
import { useText } from '@fachwerk/react/texts';
import { formatDate } from '@fachwerk/react/time';
import { Button, Group, Tabs, Text } from '@mantine/core';
import { IconAlertTriangle, IconCalendarPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { BoxSize } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { newSize, type PriceGroupValues, pricesFrom, type StageValues, type UnitValues } from './price-group-values.ts';
import classes from './prices.module.css';
import { SizePrices } from './size-prices.tsx';

type Props = {
  form: ContractForm<PriceGroupValues, PriceGroupValues>;
  sizes: readonly BoxSize[];
  /** YYYY-MM-DD. */
  today: string;
};

/** Prices by the day they begin: what counts now, and what is planned. */
export function PriceStages({ form, sizes, today }: Props) {
  const t = useText(adminDe);
  const { stages } = form.values;
  const inForce = Math.max(
    0,
    stages.findLastIndex(({ validOn }) => validOn <= today),
  );
  const [shown, setShown] = useState(inForce);
  const current = Math.min(shown, stages.length - 1);
  const wrong = Object.keys(form.errors).find((path) => path.startsWith('stages.'));
  useEffect(() => {
    if (wrong) setShown(Number(wrong.split('.')[1]));
  }, [wrong]);

  const put = (next: StageValues[]) => form.set('stages', next);
  const plan = () => {
    const latest = stages.at(-1)!;
    const validOn = dayAfter(latest.validOn > today ? latest.validOn : today);
    put([...stages, { ...latest, validOn, since: null }]);
    setShown(stages.length);
  };
  const title = ({ validOn }: StageValues, index: number) => {
    if (!validOn) return t('prices.stage.undated');
    const day = formatDate(new Date(`${validOn}T12:00:00Z`));
    if (validOn > today) return t('prices.stage.planned', { day });
    return index === inForce ? t('prices.stage.now', { day }) : t('prices.stage.past', { day });
  };
  return (
    <Tabs value={String(current)} onChange={(next) => setShown(Number(next))}>
      <div className={classes.head}>
        <Tabs.List>
          {stages.map((stage, index) => (
            <Tabs.Tab
              // A stage may be moved to another day while one types; its place is its name.
              key={`stages.${index}`}
              value={String(index)}
              leftSection={
                Object.keys(form.errors).some((path) => path.startsWith(`stages.${index}.`)) && (
                  <IconAlertTriangle size={14} stroke={1.5} className={classes.fault} />
                )
              }
            >
              {title(stage, index)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconCalendarPlus size={16} stroke={1.5} />}
          onClick={plan}
        >
          {t('prices.plan')}
        </Button>
      </div>
      {stages.map((stage, index) => (
        <Tabs.Panel key={`stages.${index}`} value={String(index)} className={classes.panel ?? ''}>
          <Group align="flex-end" gap="md">
            <DateField label={t('prices.valid_on')} required {...form.field(`stages.${index}.validOn`)} />
            {stages.length > 1 && (
              <Button
                variant="subtle"
                color="gray"
                c="dimmed"
                leftSection={<IconTrash size={16} stroke={1.5} />}
                onClick={() => put(stages.filter((_, at) => at !== index))}
              >
                {t('prices.stage.remove')}
              </Button>
            )}
          </Group>
          <StageSizes
            form={form}
            stage={stage}
            path={`stages.${index}`}
            sizes={sizes}
            onChange={(next) => put(stages.map((each, at) => (at === index ? { ...each, sizes: next } : each)))}
          />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

type StageProps = Pick<Props, 'form' | 'sizes'> & {
  stage: StageValues;
  path: string;
  onChange: (sizes: StageValues['sizes']) => void;
};

function StageSizes({ form, stage, path, sizes, onChange }: StageProps) {
  const t = useText(adminDe);
  const prices = pricesFrom([typedOnly(stage)]);
  const missing = sizes.filter(({ code }) => !stage.sizes.some(({ sizeCode }) => sizeCode === code));
  return (
    <>
      {stage.sizes.map((values, index) => {
        const size = sizes.find(({ code }) => code === values.sizeCode);
        return (
          size && (
            <SizePrices
              key={values.sizeCode}
              form={form}
              path={`${path}.sizes.${index}`}
              size={size}
              values={values}
              prices={prices}
              onChange={(next) => onChange(stage.sizes.map((each, at) => (at === index ? next : each)))}
              onRemove={() => onChange(stage.sizes.filter((_, at) => at !== index))}
            />
          )
        );
      })}
      {missing.length > 0 && (
        <Group gap="xs">
          <Text size="sm" c="dimmed">
            {t('prices.size.missing')}
          </Text>
          {missing.map(({ code }) => (
            <Button
              key={code}
              variant="default"
              size="compact-sm"
              aria-label={t('prices.size.add', { size: code })}
              onClick={() => onChange([...stage.sizes, newSize(code)])}
            >
              {code}
            </Button>
          ))}
        </Group>
      )}
    </>
  );
}

/** What is still to be typed costs nothing yet: in the example it would win over every other price. */
function typedOnly(stage: StageValues): StageValues {
  const isTyped = ({ tiers }: UnitValues) => tiers.every(({ amount }) => centsFromText(amount) !== null);
  return { ...stage, sizes: stage.sizes.map((size) => ({ ...size, units: size.units.filter(isTyped) })) };
}

function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}
