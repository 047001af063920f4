import { dayOf } from '@fachwerk/base/time';
import { DateField, isDateText } from '@fachwerk/react/date-field';
import { useText } from '@fachwerk/react/texts';
import { useNow } from '@fachwerk/react/time';
import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core';
import { IconCalendarPlus, IconTrash } from '@tabler/icons-react';
import type { HoursException, OpeningHours } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './hours.module.css';
import { type FaultAt, IntervalRows } from './interval-rows.tsx';

type Props = {
  value: OpeningHours['exceptions'];
  onChange: (next: OpeningHours['exceptions']) => void;
  timeZone: string;
  idOf: (path: string) => string;
  fault: FaultAt;
};

/** Days that differ: inventory, carnival, a building site. */
export function ExceptionHours({ value, onChange, timeZone, idOf, fault }: Props) {
  const t = useText(adminDe);
  const today = dayOf(useNow(), timeZone);
  const tomorrow = today.add({ days: 1 }).toString();
  const add = () => onChange([...value, { firstOn: tomorrow, lastOn: tomorrow, intervals: [], note: '' }]);
  return (
    <div>
      <Text fw={500}>{t('hours.exceptions')}</Text>
      <Text size="sm" c="dimmed">
        {t('hours.exceptions.about')}
      </Text>
      {value.map((exception, index) => {
        const path = `openingHours.exceptions.${index}`;
        return (
          <OneException
            // An exception has no name; its place in the list is one.
            key={path}
            path={path}
            exception={exception}
            isOver={exception.lastOn < today.toString()}
            onChange={(next) => onChange(value.map((each, at) => (at === index ? next : each)))}
            onRemove={() => onChange(value.filter((_, at) => at !== index))}
            idOf={idOf}
            fault={fault}
          />
        );
      })}
      <Button
        mt="xs"
        variant="default"
        size="compact-md"
        leftSection={<IconCalendarPlus size={16} stroke={1.5} />}
        onClick={add}
      >
        {t('hours.exceptions.add')}
      </Button>
    </div>
  );
}

type OneProps = Pick<Props, 'idOf' | 'fault'> & {
  path: string;
  exception: HoursException;
  isOver: boolean;
  onChange: (next: HoursException) => void;
  onRemove: () => void;
};

function OneException({ path, exception, isOver, onChange, onRemove, idOf, fault }: OneProps) {
  const t = useText(adminDe);
  const { firstOn, lastOn, note, intervals } = exception;
  const name = note || t('hours.exception');
  // Whoever moves the first day past the last means a single day.
  const begin = (day: string) =>
    onChange({ ...exception, firstOn: day, lastOn: isDateText(day) && lastOn < day ? day : lastOn });
  return (
    <div className={classes.exception} data-over={isOver || undefined}>
      <Group gap="xs" align="flex-end" wrap="wrap">
        <DateField
          id={idOf(`${path}.firstOn`)}
          label={t('hours.exception.first')}
          value={firstOn}
          onChange={begin}
          error={fault(`${path}.firstOn`)}
        />
        <DateField
          id={idOf(`${path}.lastOn`)}
          label={t('hours.exception.last')}
          value={lastOn}
          onChange={(day) => onChange({ ...exception, lastOn: day })}
          error={fault(`${path}.lastOn`)}
        />
        <TextInput
          id={idOf(`${path}.note`)}
          label={t('hours.exception.note')}
          placeholder={t('hours.exception.note.example')}
          className={classes.note ?? ''}
          maxLength={120}
          value={note}
          onChange={({ currentTarget }) => onChange({ ...exception, note: currentTarget.value })}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('hours.exception.remove', { name })}
          onClick={onRemove}
        >
          <IconTrash size={16} stroke={1.5} />
        </ActionIcon>
      </Group>
      <IntervalRows
        name={name}
        path={`${path}.intervals`}
        idOf={idOf}
        value={intervals}
        onChange={(next) => onChange({ ...exception, intervals: next })}
        fault={fault}
      />
      {isOver && (
        <Text size="xs" c="dimmed">
          {t('hours.exception.over')}
        </Text>
      )}
    </div>
  );
}
