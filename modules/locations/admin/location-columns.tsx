import { useMe } from '@fachwerk/identity/account';
import type { Column } from '@fachwerk/react/list-types';
import { useText } from '@fachwerk/react/texts';
import { useNow } from '@fachwerk/react/time';
import { IconCircleCheck, IconCircleOff, IconClockHour4, IconMoon } from '@tabler/icons-react';
import type { StorageLocation } from '../contract.ts';
import { isOpenAt } from '../rules/opening-hours.ts';
import { de } from '../texts/de.ts';
import classes from './location-columns.module.css';
import { useHoursWords } from './use-hours-words.ts';

export function useLocationColumns(): Column<StorageLocation>[] {
  const t = useText(de);
  const words = useHoursWords();
  const now = useNow();
  const isFranchisor = useMe().companyObject.kind === 'franchisor';
  const hoursOf = ({ openingHours, timeZone }: StorageLocation) => words.now(openingHours, timeZone, now);
  const stateOf = ({ isActive }: StorageLocation) =>
    isActive ? t('locations.state.active') : t('locations.state.inactive');
  const company: Column<StorageLocation> = {
    key: 'company',
    title: t('location.field.company'),
    sort: 'company',
    fromWidth: 992,
    cell: ({ companyName }) => companyName,
    csv: ({ companyName }) => companyName,
  };
  return [
    {
      key: 'name',
      title: t('location.field.name'),
      sort: 'name',
      width: 280,
      cell: ({ name }) => name.de,
      csv: ({ name }) => name.de,
    },
    {
      key: 'city',
      title: t('location.field.address.city'),
      sort: 'city',
      cell: ({ address }) => address.city,
      csv: ({ address }) => address.city,
    },
    ...(isFranchisor ? [company] : []),
    {
      key: 'hours',
      title: t('locations.hours'),
      cell: (location) => <HoursNow location={location} text={hoursOf(location)} now={now} />,
      csv: hoursOf,
    },
    {
      key: 'state',
      title: t('locations.state'),
      cell: (location) => <StateMark isActive={location.isActive} text={stateOf(location)} />,
      csv: stateOf,
    },
  ];
}

function HoursNow({ location, text, now }: { location: StorageLocation; text: string; now: Date }) {
  const isOpen = isOpenAt(location.openingHours, location.timeZone, now);
  const Icon = isOpen ? IconClockHour4 : IconMoon;
  return (
    <span className={classes.mark} data-on={isOpen || undefined}>
      <Icon size={16} stroke={1.5} aria-hidden />
      {text}
    </span>
  );
}

function StateMark({ isActive, text }: { isActive: boolean; text: string }) {
  const Icon = isActive ? IconCircleCheck : IconCircleOff;
  return (
    <span className={classes.mark} data-on={isActive || undefined}>
      <Icon size={16} stroke={1.5} aria-hidden />
      {text}
    </span>
  );
}
