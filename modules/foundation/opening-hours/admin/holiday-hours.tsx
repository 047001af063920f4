import { dayOf } from '@fachwerk/base/time';
import { LIGHT_SELECT } from '@fachwerk/react/light-select';
import { useText } from '@fachwerk/react/texts';
import { useNow } from '@fachwerk/react/time';
import { Select, Text } from '@mantine/core';
import { BUNDESLAENDER, type Bundesland, type OpeningHours } from '../contract.ts';
import { nextHolidays } from '../rules/holidays.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './hours.module.css';
import { type FaultAt, IntervalRows } from './interval-rows.tsx';
import { useHoursLabels } from './use-hours-labels.ts';

type Props = {
  value: OpeningHours;
  onChange: (next: OpeningHours) => void;
  timeZone: string;
  idOf: (path: string) => string;
  fault: FaultAt;
};

const NONE = 'none';
const SHOWN = 5;

/** Whose public holidays count, and what is open on them. */
export function HolidayHours({ value, onChange, timeZone, idOf, fault }: Props) {
  const t = useText(adminDe);
  return (
    <>
      <LandSelect
        id={idOf('openingHours.holidaysOf')}
        value={value.holidaysOf}
        onChange={(holidaysOf) => onChange({ ...value, holidaysOf })}
      />
      {value.holidaysOf && (
        <div className={classes.day}>
          <span className={classes.name}>{t('hours.on_holidays')}</span>
          <IntervalRows
            name={t('hours.on_holidays')}
            path="openingHours.onHolidays"
            idOf={idOf}
            value={value.onHolidays}
            onChange={(onHolidays) => onChange({ ...value, onHolidays })}
            fault={fault}
          />
        </div>
      )}
      {value.holidaysOf && <NextHolidays land={value.holidaysOf} timeZone={timeZone} />}
    </>
  );
}

type LandProps = { id?: string; value: Bundesland | null; onChange: (next: Bundesland | null) => void };

export function LandSelect({ id, value, onChange }: LandProps) {
  const t = useText(adminDe);
  return (
    <Select
      {...LIGHT_SELECT}
      {...(id && { id })}
      label={t('hours.holidays')}
      className={classes.short ?? ''}
      data={[
        { value: NONE, label: t('hours.holidays.none') },
        ...BUNDESLAENDER.map((land) => ({ value: land, label: t(`land.${land}`) })),
      ]}
      allowDeselect={false}
      value={value ?? NONE}
      onChange={(next) => onChange(BUNDESLAENDER.find((land) => land === next) ?? null)}
    />
  );
}

export function NextHolidays({ land, timeZone }: { land: Bundesland; timeZone: string }) {
  const t = useText(adminDe);
  const words = useHoursLabels();
  const today = dayOf(useNow(), timeZone);
  return (
    <div>
      <Text size="sm" c="dimmed">
        {t('hours.holidays.next', { land: t(`land.${land}`) })}
      </Text>
      <ul className={classes.holidays}>
        {nextHolidays(land, today, SHOWN).map((holiday) => (
          <li key={holiday.on}>
            <span className="tabular">{words.date(holiday.on)}</span> {words.holiday(holiday)}
          </li>
        ))}
      </ul>
    </div>
  );
}
