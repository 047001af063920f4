import type { Output } from '@fachwerk/base/contract';
import { locationApi } from '@fachwerk/locations/contract';
import { useAsk } from '@fachwerk/react/call';
import type { FilterSection } from '@fachwerk/react/filter-panel';
import { useMaySomewhere } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { AlertKind, AlertPriority, type alertApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

type Counts = Output<typeof alertApi.counts>;

/** What the list can be narrowed to; how many there are is known of the open ones only. */
export function useFilterSections(counts: Counts | undefined): FilterSection[] {
  const t = useText(adminDe);
  const maySeeLocations = useMaySomewhere('locations.read');
  const { data } = useAsk(locationApi.names, {}, { isEnabled: maySeeLocations });
  const locations = data?.locations.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return [
    {
      name: 'priority',
      label: t('alerts.field.priority'),
      options: AlertPriority.options.map((value) => ({
        value,
        label: t(`alerts.priority.${value}`),
        count: counts?.byPriority[value],
      })),
    },
    {
      name: 'kind',
      label: t('alerts.filter.kind'),
      options: AlertKind.options.map((value) => ({
        value,
        label: t(`alert.${value}`),
        count: counts && (counts.byKind[value] ?? 0),
      })),
    },
    {
      name: 'assigned',
      label: t('alerts.filter.assigned'),
      isSingle: true,
      options: [
        { value: 'mine', label: t('alerts.assigned.mine'), count: counts?.mine },
        { value: 'nobody', label: t('alerts.assigned.nobody'), count: counts?.unassigned },
      ],
    },
    ...(locations.length > 0 ? [{ name: 'location', label: t('alerts.field.location'), options: locations }] : []),
  ];
}
