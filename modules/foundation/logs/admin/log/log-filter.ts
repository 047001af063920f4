import { useAsk } from '@fachwerk/react/call';
import type { FilterOption, FilterSection } from '@fachwerk/react/filter-panel';
import { isId, useListState } from '@fachwerk/react/list-state';
import { useText } from '@fachwerk/react/texts';
import { useSearchParams } from 'react-router';
import { type KnownKind, type LogFilter, LogSubject, logApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useTimeRange } from '../time/use-time-range.ts';
import { useLogLabels } from './log-words.ts';

const isType = (value: string) => /^[\w.-]{1,60}$/.test(value);

/** Everything that narrows the log, from the address; `filter` is what the server is asked. */
export function useLogFilter() {
  const state = useListState({
    choices: { subject: LogSubject.options, location: isId, lock: isId, person: isId, type: isType },
    others: ['time', 'from', 'to', 'order', 'controller'],
  });
  const [params] = useSearchParams();
  const time = useTimeRange();
  const orderNumber = params.get('order')?.slice(0, 40);
  const controllerId = params.get('controller') ?? '';
  const { subject, location, lock, person, type } = state.chosen;
  const filter: LogFilter = {
    ...time.range,
    ...(state.search && { search: state.search.slice(0, 100) }),
    ...(subject.length > 0 && { subjects: [...subject] }),
    ...(location.length > 0 && { locationIds: [...location] }),
    ...(lock.length > 0 && { lockIds: [...lock] }),
    ...(type.length > 0 && { types: [...type] }),
    ...(person[0] && { personId: person[0] }),
    ...(orderNumber && { orderNumber }),
    ...(isId(controllerId) && { controllerId }),
  };
  return {
    state,
    time,
    filter,
    sections: useSections(state.chosen),
  };
}

type Chosen = Readonly<Record<'subject' | 'location' | 'lock' | 'person' | 'type', readonly string[]>>;

function useSections(chosen: Chosen): FilterSection[] {
  const t = useText(adminDe);
  const words = useLogLabels();
  const only = chosen.location.length === 1 ? chosen.location[0] : undefined;
  const names = {
    location: useNames('location', chosen.location),
    lock: useNames('lock', chosen.lock, only),
    person: useNames('person', chosen.person),
    type: useNames('type', chosen.type),
  };
  return [
    {
      name: 'subject',
      label: t('logs.subject'),
      options: LogSubject.options.map((value) => ({ value, label: t(`logs.subject.${value}`) })),
    },
    { name: 'location', label: t('logs.location'), options: names.location },
    { name: 'lock', label: t('logs.lock'), options: names.lock },
    { name: 'person', label: t('logs.person'), options: names.person, isSingle: true },
    {
      name: 'type',
      label: t('logs.type'),
      options: names.type
        .map(({ value }) => ({ value, label: words.type(value) }))
        .sort((a, b) => a.label.localeCompare(b.label)),
    },
  ];
}

/** What can be chosen; a choice that came with the address stays to be seen, and taken back, also where its name is not known. */
function useNames(kind: KnownKind, chosen: readonly string[], parentId?: string): FilterOption[] {
  const t = useText(adminDe);
  const asked = useAsk(logApi.names, { kind, ...(parentId && { parentId }) }, { keepPrevious: true });
  const options = (asked.data?.names ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const missing = chosen.filter((id) => !options.some(({ value }) => value === id));
  return [...missing.map((value) => ({ value, label: t('logs.filter.other') })), ...options];
}
