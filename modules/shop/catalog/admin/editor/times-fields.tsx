import { WEEKDAYS } from '@fachwerk/base/time';
import { timeFromText } from '@fachwerk/opening-hours/rules/time-text';
import { useText } from '@fachwerk/react/texts';
import { useNow } from '@fachwerk/react/time';
import { ActionIcon, Button, Chip, Group, Input, Text, TextInput } from '@mantine/core';
import { IconClock, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { Availability, AvailableTime } from '../../contract.ts';
import { isOfferedAt } from '../../rules/availability.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './editor.module.css';

type Props = {
  value: Availability;
  errors: Readonly<Record<string, string>>;
  idOf: (path: string) => string;
  onChange: (next: Availability) => void;
};

const MOST = 6;
const LUNCH: AvailableTime = {
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  from: '11:30',
  to: '14:30',
};

/** On which days, from when to when; without any always. */
export function TimesFields({ value, errors, idOf, onChange }: Props) {
  const t = useText(adminDe);
  const now = useNow();
  const isNow = isOfferedAt(value, now);
  const put = (at: number, change: Partial<AvailableTime>) =>
    onChange(value.map((each, index) => (index === at ? { ...each, ...change } : each)));
  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        {value.length === 0 ? t('catalog.times.always') : isNow ? t('catalog.times.now') : t('catalog.times.not_now')}
      </Text>
      {value.map((time, at) => (
        <TimeRow
          // A time has no name; its place in the list is one.
          key={`availability.${at}`}
          time={time}
          id={idOf(`availability.${at}.to`)}
          error={['days', 'from', 'to'].map((part) => errors[`availability.${at}.${part}`]).find(Boolean)}
          onChange={(change) => put(at, change)}
          onRemove={() => onChange(value.filter((_, index) => index !== at))}
        />
      ))}
      {value.length < MOST && (
        <div>
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconClock size={16} stroke={1.5} />}
            onClick={() => onChange([...value, LUNCH])}
          >
            {value.length === 0 ? t('catalog.times.add') : t('catalog.times.more')}
          </Button>
        </div>
      )}
    </>
  );
}

type RowProps = {
  time: AvailableTime;
  id: string;
  error: string | undefined;
  onChange: (change: Partial<AvailableTime>) => void;
  onRemove: () => void;
};

function TimeRow({ time, id, error, onChange, onRemove }: RowProps) {
  const t = useText(adminDe);
  return (
    <div className={classes.time}>
      <Input.Wrapper label={t('catalog.times.days')} labelElement="div">
        <Chip.Group
          multiple
          value={time.days}
          onChange={(days) => onChange({ days: WEEKDAYS.filter((day) => days.includes(day)) })}
        >
          <Group gap={6}>
            {WEEKDAYS.map((day) => (
              <Chip key={day} value={day} size="sm">
                {t(`catalog.day.${day}`)}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </Input.Wrapper>
      <TimeInput label={t('catalog.times.from')} value={time.from} onChange={(from) => onChange({ from })} />
      <TimeInput
        id={id}
        label={t('catalog.times.to')}
        value={time.to}
        error={error}
        onChange={(to) => onChange({ to })}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('catalog.times.remove')}
        title={t('catalog.times.remove')}
        onClick={onRemove}
      >
        <IconX size={16} stroke={1.5} />
      </ActionIcon>
    </div>
  );
}

type TimeProps = {
  id?: string;
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (time: string) => void;
};

/** A time of day as people type it: 8, 830, 8.30. A browser's own field speaks the browser's language and knows no 24:00. */
function TimeInput({ value, onChange, ...input }: TimeProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const leave = () => {
    if (draft !== null) onChange(timeFromText(draft) ?? draft.trim());
    setDraft(null);
  };
  return (
    <TextInput
      {...input}
      className={classes.clock ?? ''}
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
      value={draft ?? value}
      onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === 'Enter') leave();
      }}
    />
  );
}
