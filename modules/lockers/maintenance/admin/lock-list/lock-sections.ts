import { controllerApi } from '@fachwerk/devices/contract-controller';
import type { BoxState } from '@fachwerk/lockers/contract-lock';
import { useShownState } from '@fachwerk/lockers/parts';
import { pricingApi } from '@fachwerk/pricing/contract';
import { useAsk } from '@fachwerk/react/call';
import type { FilterSection } from '@fachwerk/react/filter-panel';
import { useMay, useMaySomewhere } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { type WallSummary, wallApi } from '@fachwerk/walls/contract';
import { words } from '../words.ts';
import { type LockListState, lockChoices } from './lock-choices.ts';

/** The sections of the panel beside the list; how many an option would leave is said where it is known. */
export function useLockSections({ chosen }: Pick<LockListState, 'chosen'>): readonly FilterSection[] {
  const t = useText(words);
  const mayControllers = useMaySomewhere('controllers.read');
  const shown = useShownState();
  const walls = useAsk(wallApi.summaries, {}).data?.walls ?? [];
  const sizes = useAsk(pricingApi.boxSizes, {}, { isEnabled: useMay('locations.read') }).data?.boxSizes ?? [];
  const controllers = useAsk(controllerApi.list, { kind: 'controller' }, { isEnabled: mayControllers });
  const there = walls.filter((wall) => isWanted(chosen.location, wall.locationId));
  const one = { isSingle: true } as const;
  return [
    {
      name: 'state',
      label: t('locks.filter.state'),
      options: lockChoices.state.map((value) => ({
        value,
        label: t(`locks.state.${shown(value)}`),
        count: sum(there, [value]),
      })),
    },
    {
      name: 'location',
      label: t('locks.filter.location'),
      options: walls.map((wall) => ({
        value: wall.locationId,
        label: wall.locationName,
        count: chosen.state.length > 0 ? sum([wall], chosen.state) : wall.total,
      })),
    },
    {
      name: 'size',
      label: t('locks.filter.size'),
      options: sizes.map(({ code, name }) => ({ value: code, label: code === name ? code : `${code} – ${name}` })),
    },
    {
      name: 'term',
      label: t('locks.filter.term'),
      ...one,
      options: lockChoices.term.map((value) => ({ value, label: t(`locks.filter.term.${value}`) })),
    },
    {
      name: 'battery',
      label: t('locks.filter.battery'),
      ...one,
      options: lockChoices.battery.map((value) => ({
        value,
        label: t('locks.filter.battery.below', { percent: value }),
      })),
    },
    {
      name: 'signal',
      label: t('locks.filter.signal'),
      ...one,
      options: lockChoices.signal.map((value) => ({ value, label: t(`locks.signal.${value}`) })),
    },
    {
      name: 'door',
      label: t('locks.filter.door'),
      ...one,
      options: lockChoices.door.map((value) => ({ value, label: t(`locks.door.${value}`) })),
    },
    {
      name: 'service',
      label: t('locks.filter.service'),
      options: lockChoices.service.map((value) => ({ value, label: t(`locks.filter.service.${value}`) })),
    },
    {
      name: 'online',
      label: t('locks.filter.online'),
      ...one,
      options: lockChoices.online.map((value) => ({ value, label: t(`locks.filter.online.${value}`) })),
    },
    {
      name: 'controller',
      label: t('locks.filter.controller'),
      ...one,
      options: (controllers.data?.controllers ?? [])
        .filter((controller) => isWanted(chosen.location, controller.locationId))
        .map(({ id, name, locks }) => ({ value: id, label: name, count: locks })),
    },
    {
      name: 'archived',
      label: t('locks.filter.archived'),
      ...one,
      options: lockChoices.archived.map((value) => ({ value, label: t(`locks.filter.archived.${value}`) })),
    },
  ].filter((section) => section.options.length > 0);
}

function isWanted(wanted: readonly string[], id: string): boolean {
  return wanted.length === 0 || wanted.includes(id);
}

function sum(walls: readonly WallSummary[], states: readonly BoxState[]): number {
  return walls.reduce((total, { counts }) => states.reduce((all, state) => all + (counts[state] ?? 0), total), 0);
}
