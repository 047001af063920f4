import type { LimitedRole } from '@fachwerk/auth/contract';
import { useText } from '@fachwerk/react/texts';
import { MultiSelect, Select, Stack, Text } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';
import { type PlaceChoice, usePlaceNames } from '../roles/place-names.ts';
import classes from './role-places.module.css';

/** Where a role holds: everywhere, at locations, or at every location of franchisees. */
export type Reach = 'everywhere' | 'locations' | 'franchisees';

type Props = {
  role: string;
  /** Null while the role holds everywhere. */
  limit: LimitedRole | null;
  reach: Reach;
  onReach: (reach: Reach) => void;
  onChange: (limit: LimitedRole) => void;
  error: string | undefined;
};

/** Below a role that somebody has. A company without locations has nothing to choose. */
export function RolePlaces({ role, limit, reach, onReach, onChange, error }: Props) {
  const t = useText(adminDe);
  const { locations, franchisees } = usePlaceNames();
  if (locations.length === 0 && reach === 'everywhere') return null;
  const reaches = (['everywhere', 'locations', ...(franchisees.length > 0 ? ['franchisees'] : [])] as Reach[]).map(
    (value) => ({ value, label: t(`users.reach.${value}`) }),
  );
  const chosen = limit ?? { role, locationIds: [], franchiseeIds: [] };
  return (
    <div className={classes.places}>
      <Select
        label={t('users.reach')}
        aria-label={t('users.reach.of', { role })}
        size="sm"
        allowDeselect={false}
        data={reaches}
        value={reach}
        onChange={(next) => next && onReach(next as Reach)}
      />
      {reach === 'locations' && (
        <Places
          label={t('users.reach.choose.locations')}
          choices={locations}
          value={chosen.locationIds}
          onChange={(locationIds) => onChange({ ...chosen, locationIds, franchiseeIds: [] })}
          error={error}
        />
      )}
      {reach === 'franchisees' && (
        <Places
          label={t('users.reach.choose.franchisees')}
          choices={franchisees}
          value={chosen.franchiseeIds}
          onChange={(franchiseeIds) => onChange({ ...chosen, franchiseeIds, locationIds: [] })}
          error={error}
        />
      )}
    </div>
  );
}

type PlacesProps = {
  label: string;
  choices: readonly PlaceChoice[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
  error: string | undefined;
};

/** One that is gone meanwhile is dropped with the next choice: it gives nothing any more. */
function Places({ label, choices, value, onChange, error }: PlacesProps) {
  const t = useText(adminDe);
  const known = new Set(choices.map(({ id }) => id));
  return (
    <Stack gap={4}>
      <MultiSelect
        label={label}
        size="sm"
        searchable
        hidePickedOptions
        clearable
        placeholder={value.length === 0 ? t('users.reach.search') : ''}
        nothingFoundMessage={t('users.reach.nothing')}
        data={choices.map(({ id, name, about }) => ({ value: id, label: about ? `${name} · ${about}` : name }))}
        value={value.filter((id) => known.has(id))}
        onChange={onChange}
        error={error}
        maxDropdownHeight={280}
      />
      <Text size="xs" c="dimmed">
        {t('users.reach.about')}
      </Text>
    </Stack>
  );
}
