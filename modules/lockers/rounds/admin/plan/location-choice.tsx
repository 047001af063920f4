import { useText } from '@fachwerk/react/texts';
import { formatDay } from '@fachwerk/react/time';
import { Checkbox, Group, Loader, Text, TextInput, Title } from '@mantine/core';
import { IconBattery1, IconBell, IconEyeCheck, IconSearch, IconTool, type TablerIcon } from '@tabler/icons-react';
import type { ProposedLocation } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './plan.module.css';

const COUNTS = ['alert', 'out_of_service', 'battery', 'check'] as const;
const ICONS: Readonly<Record<(typeof COUNTS)[number], TablerIcon>> = {
  alert: IconBell,
  out_of_service: IconTool,
  battery: IconBattery1,
  check: IconEyeCheck,
};

type Props = {
  locations: readonly ProposedLocation[];
  /** All that match; the answer holds the most urgent of them. */
  total: number;
  chosen: ReadonlyMap<string, ProposedLocation>;
  search: string;
  isSearching: boolean;
  onChange: (chosen: ReadonlyMap<string, ProposedLocation>) => void;
  onSearch: (search: string) => void;
};

/** The most urgent first, each with what is open there. */
export function LocationChoice({ locations, total, chosen, search, isSearching, onChange, onSearch }: Props) {
  const t = useText(adminDe);
  const toggle = (location: ProposedLocation) => {
    const next = new Map(chosen);
    if (!next.delete(location.locationId)) next.set(location.locationId, location);
    onChange(next);
  };
  return (
    <>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4">
          {t('rounds.field.stops')}
        </Title>
        <TextInput
          aria-label={t('rounds.search_locations')}
          placeholder={t('rounds.search_locations')}
          leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
          value={search}
          rightSection={isSearching && <Loader size={16} />}
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        />
      </Group>
      <ul className={classes.choices}>
        {locations.map((location) => (
          <li key={location.locationId}>
            <label className={classes.choice} htmlFor={`choose-${location.locationId}`}>
              <Checkbox
                id={`choose-${location.locationId}`}
                checked={chosen.has(location.locationId)}
                onChange={() => toggle(location)}
                aria-label={location.name}
              />
              <span className={classes.words}>
                <span className={classes.name}>{location.name}</span>
                <About location={location} />
              </span>
              <Counts location={location} />
            </label>
          </li>
        ))}
      </ul>
      {locations.length === 0 && <Text c="dimmed">{t('rounds.find.none')}</Text>}
      {total > locations.length && (
        <Text c="dimmed" size="sm" mt="sm">
          {t('rounds.proposed_of', { shown: locations.length, count: total })}
        </Text>
      )}
    </>
  );
}

function About({ location: { city, companyName, dueOn, plannedOn } }: { location: ProposedLocation }) {
  const t = useText(adminDe);
  const parts = [
    city,
    companyName,
    dueOn && t('rounds.due_since', { day: formatDay(dueOn) }),
    plannedOn && t('rounds.planned_on', { day: formatDay(plannedOn) }),
  ];
  return <span className={classes.about}>{parts.filter(Boolean).join(' · ')}</span>;
}

function Counts({ location: { counts, urgent } }: { location: ProposedLocation }) {
  const t = useText(adminDe);
  const known = COUNTS.filter((kind) => counts[kind] > 0);
  if (known.length === 0) return <span className={classes.none}>{t('rounds.tasks_none')}</span>;
  return (
    <span className={classes.counts}>
      {known.map((kind) => {
        const Icon = ICONS[kind];
        return (
          <span
            key={kind}
            className={classes.count}
            data-tone={(kind === 'alert' && urgent > 0 && 'danger') || undefined}
          >
            <Icon size={16} stroke={1.5} aria-hidden />
            {t(`rounds.count.${kind}`, { count: counts[kind] })}
          </span>
        );
      })}
    </span>
  );
}
