import { DateField } from '@fachwerk/react/date-field';
import { useText } from '@fachwerk/react/texts';
import { Group, Pill } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';
import type { AccessRightListState } from './use-access-rights.ts';

/** What no section of the panel shows: whose rentals these are, and the days somebody has chosen. */
export function ListNarrowed({ state }: { state: AccessRightListState }) {
  const t = useText(adminDe);
  const { customer, lock, time } = state.chosen;
  return (
    <>
      {customer.length > 0 && (
        <Only label={t('access_rights.only_customer')} onRemove={() => state.choose('customer', [])} />
      )}
      {lock.length > 0 && <Only label={t('access_rights.only_box')} onRemove={() => state.choose('lock', [])} />}
      {time[0] === 'own' && (
        <Group gap="sm" mb="sm" role="group" aria-label={t('access_rights.filter.time.own')}>
          {(['from', 'to'] as const).map((name) => (
            <DateField
              key={name}
              isFilter
              size="sm"
              label={t(`access_rights.filter.${name}`)}
              value={state.chosen[name][0] ?? ''}
              onChange={(day) => state.choose(name, day ? [day] : [])}
            />
          ))}
        </Group>
      )}
    </>
  );
}

function Only({ label, onRemove }: { label: string; onRemove: () => void }) {
  const t = useText();
  return (
    <Pill
      withRemoveButton
      mb="sm"
      w="fit-content"
      onRemove={onRemove}
      removeButtonProps={{ 'aria-label': t('filter.remove', { name: label }), tabIndex: 0, 'aria-hidden': false }}
    >
      {label}
    </Pill>
  );
}
