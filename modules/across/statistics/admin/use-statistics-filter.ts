import { RentalTerm } from '@fachwerk/locations/contract';
import { isId, useListState } from '@fachwerk/react/list-state';
import { useMemo } from 'react';
import { Month, Period, type StatisticsFilter } from '../contract.ts';
import { monthOf } from '../rules/period.ts';

export type Comparison = 'before' | 'yearBefore';

const isMonth = (value: string) => Month.safeParse(value).success;
const isSize = (value: string) => /^[\w-]{1,6}$/.test(value);

/** What the address asks for; without a word it is this month, beside the one before. */
export function useStatisticsFilter() {
  const state = useListState({
    filters: {
      period: Period.options,
      at: isMonth,
      compare: ['yearBefore'],
      company: isId,
      location: isId,
      size: isSize,
      term: RentalTerm.options,
      item: isId,
    },
  });
  const { period = 'month', at = monthOf(new Date()), compare, company, location, size, term, item } = state.filters;
  const filter = useMemo<StatisticsFilter>(
    () => ({
      period,
      at,
      ...(company && { companyIds: [company] }),
      ...(location && { locationIds: [location] }),
      ...(size && { sizeCodes: [size] }),
      ...(term && { term }),
      ...(item && { itemId: item }),
    }),
    [period, at, company, location, size, term, item],
  );
  const comparison: Comparison = compare ?? 'before';
  return { filter, comparison, set: state.setFilter };
}

export type StatisticsState = ReturnType<typeof useStatisticsFilter>;
