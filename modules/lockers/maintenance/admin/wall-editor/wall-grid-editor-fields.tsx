import type { BoxSize } from '@fachwerk/pricing/contract';
import type { ContractForm } from '@fachwerk/react/contract-form';
import { useText } from '@fachwerk/react/texts';
import { Button, Fieldset, Group, NumberInput, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core';
import { below, LocationField, WiringFields } from '../lock-form/lock-fields.tsx';
import { words } from '../words.ts';
import classes from './wall-grid-editor.module.css';
import type { WallGridPlan } from './wall-grid-editor-plan.ts';

type Form = ContractForm<WallGridPlan, WallGridPlan>;
type Props = { form: Form; sizes: readonly Pick<BoxSize, 'code'>[]; onProposeNumber: () => void };

export function WallGridFields({ form, sizes, onProposeNumber }: Props) {
  const t = useText(words);
  const { values } = form;
  const number = { min: 1, allowDecimal: false } as const;
  return (
    <>
      <LocationField field={form.field('locationId')} />
      <Group grow align="flex-start">
        <NumberInput label={t('wall_grid.columns')} max={60} {...number} {...form.field('columns')} />
        <NumberInput
          label={t('wall_grid.rows')}
          description={values.pattern === 'columns' ? t('wall_grid.rows.heights') : t('wall_grid.rows.about')}
          inputWrapperOrder={below}
          max={30}
          {...number}
          {...form.field('rows')}
        />
      </Group>
      <SizePattern form={form} sizes={sizes} />
      <Group grow align="flex-start">
        <TextInput
          label={t('wall_grid.prefix')}
          description={t('wall_grid.prefix.about')}
          inputWrapperOrder={below}
          {...form.field('prefix')}
        />
        <div>
          <NumberInput
            label={t('wall_grid.first_number')}
            min={0}
            allowDecimal={false}
            {...form.field('firstNumber')}
          />
          <Button variant="subtle" size="compact-xs" mt={4} onClick={onProposeNumber}>
            {t('wall_grid.first_number.free')}
          </Button>
        </div>
      </Group>
      <Stack gap={4} align="flex-start">
        <Text fw={500} id={`${form.idOf('counting')}-label`}>
          {t('wall_grid.counting')}
        </Text>
        <SegmentedControl
          aria-labelledby={`${form.idOf('counting')}-label`}
          value={values.counting}
          onChange={(value) => form.set('counting', value)}
          data={[
            { value: 'down', label: t('wall_grid.counting.down') },
            { value: 'across', label: t('wall_grid.counting.across') },
          ]}
        />
      </Stack>
      <WiringFields
        form={form}
        locationId={values.locationId}
        wiring={values}
        set={form.set}
        channelLabel={t('wall_grid.first_channel')}
      />
    </>
  );
}

/** One size for each row, or for each column; what is not chosen is like the one before. */
function SizePattern({ form, sizes }: Pick<Props, 'form' | 'sizes'>) {
  const t = useText(words);
  const { pattern, columns, rows, sizes: chosen } = form.values;
  const lines = Array.from(
    { length: Math.min(Number(pattern === 'rows' ? rows : columns) || 0, 60) },
    (_, line) => line,
  );
  const sizeOf = (line: number) => chosen[line] ?? chosen.at(-1) ?? '';
  const choose = (line: number, size: string | null) => {
    if (!size) return;
    const next = lines.map(sizeOf);
    next[line] = size;
    form.set('sizes', next);
  };
  return (
    <Fieldset legend={t('wall_grid.sizes')} className={classes.pattern ?? ''}>
      <SegmentedControl
        aria-label={t('wall_grid.sizes')}
        value={pattern}
        onChange={(value) => form.set('pattern', value)}
        data={[
          { value: 'rows', label: t('wall_grid.pattern.rows') },
          { value: 'columns', label: t('wall_grid.pattern.columns') },
        ]}
      />
      <div className={classes.lines}>
        {lines.map((line) => (
          <Select
            key={line}
            size="sm"
            label={t(pattern === 'rows' ? 'wall_grid.row' : 'wall_grid.column', { number: line + 1 })}
            data={sizes.map(({ code }) => code)}
            allowDeselect={false}
            value={sizeOf(line)}
            onChange={(size) => choose(line, size)}
          />
        ))}
      </div>
    </Fieldset>
  );
}
