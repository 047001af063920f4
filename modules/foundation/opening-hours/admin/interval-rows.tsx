import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Button, Text } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { Interval } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './hours.module.css';
import { TimeField } from './time-field.tsx';

/** What is wrong at a path, as a sentence. */
export type FaultAt = (path: string) => string | undefined;

type Props = {
  /** Whose times these are, for whoever does not see the row. */
  name: string;
  /** In the form: `openingHours.weekly.monday`. */
  path: string;
  idOf: (path: string) => string;
  value: readonly Interval[];
  onChange: (next: Interval[]) => void;
  fault: FaultAt;
};

const MOST = 6;
const FIRST: Interval = { from: '08:00', to: '18:00' };

/** The times of one day: from, to, as many as it takes. */
export function IntervalRows({ name, path, idOf, value, onChange, fault }: Props) {
  const t = useText(adminDe);
  const add = () => onChange([...value, value.length === 0 ? FIRST : nextAfter(value.at(-1)!)]);
  const put = (index: number, change: Partial<Interval>) =>
    onChange(value.map((each, at) => (at === index ? { ...each, ...change } : each)));
  return (
    <div className={classes.intervals}>
      {value.length === 0 && (
        <Text component="span" c="dimmed" className={classes.closed ?? ''}>
          {t('hours.closed')}
        </Text>
      )}
      {value.map((interval, index) => {
        const at = `${path}.${index}`;
        const [from, to] = [fault(`${at}.from`), fault(`${at}.to`)];
        return (
          // An interval has no name; its place in the list is one.
          <div key={at} className={classes.interval}>
            <TimeField
              id={idOf(`${at}.from`)}
              label={t('hours.from.label', { name })}
              value={interval.from}
              onChange={(next) => put(index, { from: next })}
              error={from}
            />
            <span aria-hidden>–</span>
            <TimeField
              id={idOf(`${at}.to`)}
              label={t('hours.to.label', { name })}
              value={interval.to}
              onChange={(next) => put(index, { to: next })}
              error={to}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('hours.remove', { name, from: interval.from, to: interval.to })}
              onClick={() => onChange(value.filter((_, place) => place !== index))}
            >
              <IconX size={16} stroke={1.5} />
            </ActionIcon>
            {(from ?? to) && (
              <Text size="sm" c="danger" role="alert" className={classes.fault ?? ''}>
                {from ?? to}
              </Text>
            )}
          </div>
        );
      })}
      {value.length < MOST && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} stroke={1.5} />}
          aria-label={t('hours.add.label', { name })}
          onClick={add}
        >
          {t('hours.add')}
        </Button>
      )}
    </div>
  );
}

/** After a break of an hour, if the day still has room. */
function nextAfter({ to }: Interval): Interval {
  const hour = Number(to.slice(0, 2));
  if (!Number.isInteger(hour) || hour > 21) return { from: '20:00', to: '22:00' };
  const clock = (value: number) => `${String(Math.min(24, value)).padStart(2, '0')}:00`;
  return { from: clock(hour + 1), to: clock(hour + 3) };
}
