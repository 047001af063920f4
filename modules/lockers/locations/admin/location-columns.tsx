import { useMe } from '@fachwerk/auth/account';
import { useHoursLabels } from '@fachwerk/opening-hours/parts';
import { isOpenAt } from '@fachwerk/opening-hours/rules/opening-hours';
import type { Column } from '@fachwerk/react/list-types';
import { StateMark } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { useNow } from '@fachwerk/react/time';
import { IconCircleCheck, IconCircleOff, IconClockHour4, IconMoon } from '@tabler/icons-react';
import type { ListedLocation } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

type Columns = Record<'before' | 'after', readonly Column<ListedLocation>[]>;

/** Whose and where it is comes first, then the figures of others, then whether it is open and shown. */
export function useLocationColumns(): Columns {
  const t = useText(adminDe);
  const words = useHoursLabels();
  const now = useNow();
  const isFranchisor = useMe().companyObject.kind === 'franchisor';
  const hoursOf = ({ openingHours, timeZone }: ListedLocation) => words.now(openingHours, timeZone, now);
  const stateOf = ({ isActive }: ListedLocation) =>
    isActive ? t('locations.state.active') : t('locations.state.inactive');
  const company: Column<ListedLocation> = {
    key: 'company',
    title: t('location.field.company'),
    sort: 'company',
    rank: 5,
    cell: ({ companyName }) => companyName,
    csv: ({ companyName }) => companyName,
  };
  const before: Column<ListedLocation>[] = [
    {
      key: 'name',
      title: t('location.field.name'),
      sort: 'name',
      width: 240,
      cell: ({ name }) => name.de,
      csv: ({ name }) => name.de,
    },
    {
      key: 'city',
      title: t('location.field.address.city'),
      sort: 'city',
      rank: 6,
      cell: ({ address }) => address.city,
      csv: ({ address }) => address.city,
    },
    ...(isFranchisor ? [company] : []),
  ];
  const after: Column<ListedLocation>[] = [
    {
      key: 'hours',
      title: t('locations.hours'),
      rank: 4,
      cell: (location) => <HoursNow location={location} text={hoursOf(location)} now={now} />,
      csv: hoursOf,
    },
    {
      key: 'state',
      title: t('locations.state'),
      rank: 6,
      cell: (location) => <ActiveMark isActive={location.isActive} text={stateOf(location)} />,
      csv: stateOf,
    },
  ];
  return { before, after };
}

function HoursNow({ location, text, now }: { location: ListedLocation; text: string; now: Date }) {
  const isOpen = isOpenAt(location.openingHours, location.timeZone, now);
  return (
    <StateMark look={isOpen ? { icon: IconClockHour4, tone: 'ok' } : { icon: IconMoon }} isQuiet={!isOpen}>
      {text}
    </StateMark>
  );
}

function ActiveMark({ isActive, text }: { isActive: boolean; text: string }) {
  return (
    <StateMark look={isActive ? { icon: IconCircleCheck, tone: 'ok' } : { icon: IconCircleOff }} isQuiet={!isActive}>
      {text}
    </StateMark>
  );
}
