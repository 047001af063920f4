import { WEEKDAYS, type Weekday } from '@fachwerk/base/time';
import { useText } from '@fachwerk/react/texts';
import { Button, Menu } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { Interval, OpeningHours } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './hours.module.css';
import { type FaultAt, IntervalRows } from './interval-rows.tsx';

type Props = {
  /** In the form: `openingHours.weekly`. */
  path: string;
  value: OpeningHours['weekly'];
  onChange: (next: OpeningHours['weekly']) => void;
  idOf: (path: string) => string;
  fault: FaultAt;
};

const WORKDAYS = WEEKDAYS.slice(0, 5);
const WEEKEND = WEEKDAYS.slice(5);

/** A row per weekday, with a way to copy its times to others. */
export function WeekHours({ path, value, onChange, idOf, fault }: Props) {
  const t = useText(adminDe);
  const copy = (from: Weekday, to: readonly Weekday[]) =>
    onChange({ ...value, ...(Object.fromEntries(to.map((day) => [day, value[from]])) as Record<Weekday, Interval[]>) });
  return (
    <div className={classes.week}>
      {WEEKDAYS.map((day) => (
        <div key={day} className={classes.day}>
          <span className={classes.name}>{t(`weekday.${day}`)}</span>
          <IntervalRows
            name={t(`weekday.${day}`)}
            path={`${path}.${day}`}
            idOf={idOf}
            value={value[day]}
            onChange={(next) => onChange({ ...value, [day]: next })}
            fault={fault}
          />
          <CopyMenu day={day} onCopy={(to) => copy(day, to)} />
        </div>
      ))}
    </div>
  );
}

function CopyMenu({ day, onCopy }: { day: Weekday; onCopy: (to: readonly Weekday[]) => void }) {
  const t = useText(adminDe);
  const label = t('hours.copy.label', { day: t(`weekday.${day}`) });
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          aria-label={label}
          leftSection={<IconCopy size={16} stroke={1.5} />}
        >
          {t('hours.copy.short')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('hours.copy')}</Menu.Label>
        <Menu.Item onClick={() => onCopy(WEEKDAYS)}>{t('hours.copy.all')}</Menu.Item>
        <Menu.Item onClick={() => onCopy(WORKDAYS)}>{t('hours.copy.workdays')}</Menu.Item>
        <Menu.Item onClick={() => onCopy(WEEKEND)}>{t('hours.copy.weekend')}</Menu.Item>
        <Menu.Divider />
        {WEEKDAYS.filter((other) => other !== day).map((other) => (
          <Menu.Item key={other} onClick={() => onCopy([other])}>
            {t(`weekday.${other}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
