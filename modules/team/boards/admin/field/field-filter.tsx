import { DateField } from '@fachwerk/react/date-field';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, MultiSelect, Popover, Stack, TextInput } from '@mantine/core';
import { IconForms } from '@tabler/icons-react';
import type { Field } from '../../contract-field.ts';
import type { CardFilter } from '../../rules/card-filter.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { ownParam, type useCardFilter } from '../board/use-card-filter.ts';

type Props = {
  readonly fields: readonly Field[];
  readonly own: CardFilter['own'];
  readonly set: ReturnType<typeof useCardFilter>['set'];
};

/** Filters cards by their custom fields. */
export function FieldFilter({ fields, own, set }: Props) {
  const t = useText(adminDe);
  const count = Object.keys(own).length;
  return (
    <Popover position="bottom-start" withinPortal trapFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconForms size={16} stroke={1.5} />}>
          {t('desk.own_fields')}
          {count > 0 && ` (${count})`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown w={320} maw="calc(100vw - 32px)">
        <Stack gap="sm">
          {fields.map((field) => (
            <OneFilter
              key={field.id}
              field={field}
              wanted={own[field.id] ?? []}
              onChange={(values) => set(ownParam(field.id), values)}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

type OneProps = {
  readonly field: Field;
  readonly wanted: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
};

function OneFilter({ field: { name, kind, choices }, wanted, onChange }: OneProps) {
  const t = useText(adminDe);
  const [from = '', to = ''] = wanted;
  if (kind === 'choice')
    return <MultiSelect label={name} data={choices} value={[...wanted]} onChange={onChange} clearable />;
  if (kind === 'text')
    return <TextInput label={name} value={from} onChange={({ currentTarget }) => onChange([currentTarget.value])} />;
  const ends = [
    { label: t('desk.own_field.from', { name }), value: from, change: (next: string) => onChange([next, to]) },
    { label: t('desk.own_field.to', { name }), value: to, change: (next: string) => onChange([from, next]) },
  ];
  return (
    <Group grow gap="xs" align="flex-end">
      {ends.map(({ label, value, change }) =>
        kind === 'date' ? (
          <DateField key={label} label={label} value={value} isFilter onChange={change} />
        ) : (
          <TextInput
            key={label}
            label={label}
            inputMode="decimal"
            value={value}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
        ),
      )}
    </Group>
  );
}
