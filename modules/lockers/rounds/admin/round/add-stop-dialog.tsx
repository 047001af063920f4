import { useAsk, useChange } from '@fachwerk/react/call';
import { Dialog } from '@fachwerk/react/dialog';
import { notify } from '@fachwerk/react/notice';
import { Empty, ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { RoundSheet } from '../../contract.ts';
import { roundApi } from '../../contract-round.ts';
import { adminDe } from '../../texts/admin.de.ts';

const PAUSE_MS = 200;

/** The most urgent locations first; those of the round are left out. */
export function AddStopDialog({ sheet: { round, stops }, onClose }: { sheet: RoundSheet; onClose: () => void }) {
  const t = useText(adminDe);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const asked = useAsk(roundApi.proposal, { day: round.day, ...(search && { search }) }, { keepPrevious: true });
  const add = useChange(roundApi.addStop);
  const locations = asked.data?.locations.filter(
    ({ locationId }) => !stops.some((stop) => stop.locationId === locationId),
  );
  const isEmpty = locations?.length === 0 && typed === '';
  const choose = (locationId: string | null) => {
    const chosen = locations?.find((each) => each.locationId === locationId);
    if (!chosen) return;
    add.mutate(
      { id: round.id, locationId: chosen.locationId },
      {
        onSuccess: () => {
          notify(t('rounds.stop.added', { name: chosen.name }));
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title={t('rounds.stop.add')} onClose={onClose}>
      {asked.isError && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {!locations && !asked.isError && <Loading lines={3} />}
      {isEmpty && <Empty title={t('rounds.no_locations')} />}
      {locations && !isEmpty && (
        <Select
          label={t('rounds.field.stops')}
          placeholder={t('rounds.search_locations')}
          searchable
          // The server has searched.
          filter={({ options }) => options}
          searchValue={typed}
          onSearchChange={setTyped}
          nothingFoundMessage={t('rounds.find.none')}
          data-autofocus
          disabled={add.isPending}
          data={locations.map(({ locationId, name, city }) => ({
            value: locationId,
            label: [name, city].filter(Boolean).join(', '),
          }))}
          value={null}
          onChange={choose}
        />
      )}
    </Dialog>
  );
}
