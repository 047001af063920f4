import { RentalTerm } from '@fachwerk/locations/contract';
import { CountTabs } from '@fachwerk/react/count-tabs';
import { FilterFold, useIsFolded } from '@fachwerk/react/filter-fold';
import { useText } from '@fachwerk/react/texts';
import { formatDay } from '@fachwerk/react/time';
import { Group, NativeSelect, Pill, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { Period, type StatisticsChoices } from '../contract.ts';
import { spansOf } from '../rules/period.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './shared/statistics.module.css';
import type { StatisticsState } from './use-statistics-filter.ts';

type Props = {
  state: StatisticsState;
  choices: StatisticsChoices | undefined;
  /** On a phone it lies in the sheet too. */
  subscription: ReactNode;
};
type Option = { readonly value: string; readonly label: string };

/** More are found by typing. */
const MOST_OPTIONS = 100;

type Narrowed = Option & { readonly clear: () => void };

/** Which time, held against which, and whose. Where there is nothing to choose, no choice is shown. On a phone all but the time lies in one sheet. */
export function FilterBar({ state, choices, subscription }: Props) {
  const t = useText(adminDe);
  const isFolded = useIsFolded();
  const { filter, set } = state;
  const narrowed = useNarrowed(state, choices);
  const periods = (
    <CountTabs
      label={t('statistics.period')}
      chosen={filter.period}
      tabs={Period.options.map((name) => ({ name, label: t(`statistics.period.${name}`) }))}
      onChoose={(next) => set('period', next === 'month' ? undefined : next)}
    />
  );
  const time = (
    <Choice
      label={t(`statistics.period.${filter.period}`)}
      isLabelShown={!isFolded}
      value={firstMonth(filter.period, filter.at)}
      options={useTimes(filter.period, filter.at, choices?.months ?? [])}
      onChoose={(next) => set('at', next)}
    />
  );
  if (!isFolded)
    return (
      <Group align="end" gap="sm">
        {periods}
        {time}
        <Narrowings state={state} choices={choices} />
      </Group>
    );
  return (
    <>
      <Group justify="space-between" wrap="nowrap" gap="xs" className={classes.folded ?? ''}>
        {time}
        <FilterFold
          count={narrowed.length + (state.comparison === 'before' ? 0 : 1)}
          onReset={() => {
            set('compare', undefined);
            for (const { clear } of narrowed) clear();
          }}
        >
          {periods}
          <Narrowings state={state} choices={choices} />
          {subscription}
        </FilterFold>
      </Group>
      {narrowed.length > 0 && (
        <Group gap="xs">
          {narrowed.map(({ value, label, clear }) => (
            <Pill
              key={value}
              size="md"
              withRemoveButton
              onRemove={clear}
              removeButtonProps={{
                'aria-label': t('statistics.filter.remove', { name: label }),
                tabIndex: 0,
                'aria-hidden': false,
              }}
            >
              {label}
            </Pill>
          ))}
        </Group>
      )}
    </>
  );
}

/** The choices that narrow the figures, in words. */
function useNarrowed({ filter, set }: StatisticsState, choices: StatisticsChoices | undefined): readonly Narrowed[] {
  const t = useText(adminDe);
  const nameOf = (all: readonly { id: string; name: string }[] | undefined, value: string) =>
    all?.find(({ id }) => id === value)?.name ?? '';
  const found = [
    ['company', filter.companyIds?.[0], (value: string) => nameOf(choices?.companies, value)],
    ['location', filter.locationIds?.[0], (value: string) => nameOf(choices?.locations, value)],
    [
      'size',
      filter.sizeCodes?.[0],
      (value: string) => choices?.sizes.find(({ code }) => code === value)?.name ?? value,
    ],
    ['term', filter.term, () => (filter.term ? t(`statistics.filter.term.${filter.term}`) : '')],
    ['item', filter.itemId, (value: string) => nameOf(choices?.items, value) || t('statistics.item_gone')],
  ] as const;
  return found.flatMap(([name, value, say]) =>
    value
      ? [
          {
            value: name,
            label: `${t(`statistics.filter.${name}`)}: ${say(value)}`,
            clear: () => set(name, undefined),
          },
        ]
      : [],
  );
}

/** Against what, and whose. */
function Narrowings({ state, choices }: Pick<Props, 'state' | 'choices'>) {
  const t = useText(adminDe);
  const { filter, comparison, set } = state;
  const [company, location, size] = [filter.companyIds?.[0], filter.locationIds?.[0], filter.sizeCodes?.[0]];
  const item = filter.itemId;
  const places = choices?.locations.filter(({ companyId }) => !company || companyId === company) ?? [];
  return (
    <>
      <Choice
        label={t('statistics.compare')}
        value={comparison}
        options={(['before', 'yearBefore'] as const).map((value) => ({
          value,
          label: t(`statistics.compare.${value}`),
        }))}
        onChoose={(next) => set('compare', next === 'before' ? undefined : next)}
      />
      <Narrowing
        label={t('statistics.filter.company')}
        value={company}
        options={choices?.companies.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        onChoose={(next) => {
          set('location', undefined);
          set('item', undefined);
          set('company', next);
        }}
      />
      <Narrowing
        label={t('statistics.filter.location')}
        value={location}
        options={places.map(({ id, name }) => ({ value: id, label: name }))}
        onChoose={(next) => {
          set('item', undefined);
          set('location', next);
        }}
      />
      <Narrowing
        label={t('statistics.filter.size')}
        value={size}
        options={
          places.length > 0 ? (choices?.sizes.map(({ code, name }) => ({ value: code, label: name })) ?? []) : []
        }
        onChoose={(next) => {
          set('item', undefined);
          set('size', next);
        }}
      />
      <Narrowing
        label={t('statistics.filter.term')}
        value={filter.term}
        options={
          places.length > 0
            ? RentalTerm.options.map((value) => ({ value, label: t(`statistics.filter.term.${value}`) }))
            : []
        }
        onChoose={(next) => {
          set('item', undefined);
          set(
            'term',
            RentalTerm.options.find((each) => each === next),
          );
        }}
      />
      <ItemChoice
        value={item}
        items={choices?.items.filter(({ companyId }) => !company || companyId === company) ?? []}
        onChoose={(next) => {
          // Items are in no place and no box.
          set('location', undefined);
          set('size', undefined);
          set('term', undefined);
          set('item', next);
        }}
      />
    </>
  );
}

type ItemProps = {
  value: string | undefined;
  items: StatisticsChoices['items'];
  onChoose: (next: string | undefined) => void;
};

/** So many that one looks for them by name. */
function ItemChoice({ value, items, onChoose }: ItemProps) {
  const t = useText(adminDe);
  const isGone = value && !items.some(({ id }) => id === value);
  if (items.length === 0 && !value) return null;
  return (
    <Select
      label={t('statistics.filter.item')}
      placeholder={t('statistics.filter.all')}
      nothingFoundMessage={t('statistics.filter.nothing_found')}
      searchable
      clearable
      limit={MOST_OPTIONS}
      value={value ?? null}
      data={[
        ...items.map(({ id, name }) => ({ value: id, label: name })),
        ...(isGone ? [{ value, label: t('statistics.item_gone') }] : []),
      ]}
      onChange={(next) => onChoose(next ?? undefined)}
    />
  );
}

/** One option is no choice. */
function Narrowing({
  label,
  value,
  options,
  onChoose,
}: {
  label: string;
  value: string | undefined;
  options: readonly Option[];
  onChoose: (next: string | undefined) => void;
}) {
  const t = useText(adminDe);
  if (options.length < 2 && !value) return null;
  return (
    <Choice
      label={label}
      value={value ?? ''}
      options={[{ value: '', label: t('statistics.filter.all') }, ...options]}
      onChoose={(next) => onChoose(next || undefined)}
    />
  );
}

function Choice({
  label,
  isLabelShown = true,
  value,
  options,
  onChoose,
}: {
  label: string;
  isLabelShown?: boolean;
  value: string;
  options: readonly Option[];
  onChoose: (next: string) => void;
}) {
  return (
    <NativeSelect
      {...(isLabelShown ? { label } : { 'aria-label': label, size: 'md' })}
      value={value}
      data={options.map((option) => ({ ...option }))}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}

const firstMonth = (period: Period, at: string) => spansOf(period, at, new Date()).shown.from.slice(0, 7);

/** The periods since something happened, newest first, and whatever the address asks for. */
function useTimes(period: Period, at: string, months: readonly string[]): Option[] {
  const t = useText(adminDe);
  const all = [...new Set([...months, at].map((month) => firstMonth(period, month)))].sort().reverse();
  return all.map((value) => {
    const [year, month] = [value.slice(0, 4), Number(value.slice(5))];
    const quarter = Math.ceil(month / 3);
    const words = {
      month: formatDay(`${value}-01`, { month: 'long', year: 'numeric' }),
      quarter: t('statistics.quarter', { quarter, year }),
      year,
    };
    return { value, label: words[period] };
  });
}
