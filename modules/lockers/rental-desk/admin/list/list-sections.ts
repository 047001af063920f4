import { locationApi, RentalTerm } from '@fachwerk/locations/contract';
import { pricingApi } from '@fachwerk/pricing/contract';
import { useAsk } from '@fachwerk/react/call';
import type { FilterSection } from '@fachwerk/react/filter-panel';
import { useMay, useMaySomewhere } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import type { RentalStats } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { SPANS } from './list-span.ts';
import { TABS, type TabName } from './list-tabs.ts';

/** The sections of the panel beside the list; a state is offered where the tab has several. */
export function useSections(tab: TabName, stats: RentalStats | undefined): readonly FilterSection[] {
  const t = useText(adminDe);
  const mayLocations = useMaySomewhere('locations.read');
  const locations = useAsk(locationApi.names, {}, { isEnabled: mayLocations });
  const sizes = useAsk(pricingApi.boxSizes, {}, { isEnabled: useMay('locations.read') });
  const phases = TABS[tab];
  return [
    {
      name: 'location',
      label: t('access_rights.filter.location'),
      options: (locations.data?.locations ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: 'phase',
      label: t('access_rights.filter.phase'),
      options:
        phases.length > 1
          ? phases.map((value) => ({
              value,
              label: t(`access_rights.phase.${value}`),
              count: stats && (stats.counts[value] ?? 0),
            }))
          : [],
    },
    {
      name: 'time',
      label: t('access_rights.filter.time'),
      isSingle: true,
      options: SPANS.map((value) => ({ value, label: t(`access_rights.filter.time.${value}`) })),
    },
    {
      name: 'size',
      label: t('access_rights.filter.size'),
      options: (sizes.data?.boxSizes ?? []).map(({ code, name }) => ({
        value: code,
        label: code === name ? code : `${code} – ${name}`,
      })),
    },
    {
      name: 'term',
      label: t('access_rights.filter.term'),
      isSingle: true,
      options: RentalTerm.options.map((value) => ({ value, label: t(`access_rights.filter.term.${value}`) })),
    },
    {
      name: 'revoked',
      label: t('access_rights.filter.revoked'),
      isSingle: true,
      options: (['yes', 'no'] as const).map((value) => ({ value, label: t(`access_rights.filter.revoked.${value}`) })),
    },
  ].filter(({ options }) => options.length > 0);
}
