import { useSearchParams } from 'react-router';
import { useAddress } from '../shell/address.ts';

/** Allowed values of a filter; a function if they are not known beforehand, such as ids. */
type Choosable = Readonly<Record<string, readonly string[] | ((value: string) => boolean)>>;
type ChoiceOf<C> = C extends readonly (infer Value extends string)[] ? Value : string;

export type ListOptions<Sort extends string, Filters extends Choosable, Choices extends Choosable> = {
  /** Sortable columns; the first is the default. */
  readonly sort?: readonly Sort[];
  readonly dir?: Direction;
  /** Filters with their allowed values; other values in the URL are ignored. */
  readonly filters?: Filters;
  /** Multi-value filters, as `FilterPanel` offers them. */
  readonly choices?: Choices;
  /** The filter or choice shown as tabs above the list: it does not count as narrowing, and a reset keeps it. */
  readonly tab?: (keyof Filters | keyof Choices) & string;
  /** Further URL parameters that narrow the list; other code reads them. */
  readonly others?: readonly string[];
};
export type Direction = 'asc' | 'desc';

export type ListState<
  Sort extends string = string,
  Filters extends Choosable = Choosable,
  Choices extends Choosable = Choosable,
> = {
  readonly search: string;
  readonly sort: Sort;
  readonly dir: Direction;
  readonly filters: { readonly [Name in keyof Filters]?: ChoiceOf<Filters[Name]> };
  /** Empty without a selection, which means all. */
  readonly chosen: { readonly [Name in keyof Choices]: readonly ChoiceOf<Choices[Name]>[] };
  /** Something narrows the list: an empty answer means "nothing found", not "nothing yet". */
  readonly isNarrowed: boolean;
  setSearch(text: string): void;
  setFilter(name: keyof Filters & string, value: string | undefined): void;
  choose(name: keyof Choices & string, values: readonly string[]): void;
  /** Clears every choice; search and filters stay. */
  chooseNothing(): void;
  setSort(sort: string, dir: Direction): void;
  reset(): void;
  /** The whole state, for saved views. */
  readonly query: string;
  apply(query: string): void;
};

/** Search, filters and order in the URL, so that a list can be linked, reloaded and navigated back to. */
export function useListState<
  const Sort extends string = string,
  const Filters extends Choosable = Record<never, never>,
  const Choices extends Choosable = Record<never, never>,
>(options: ListOptions<Sort, Filters, Choices> = {}): ListState<Sort, Filters, Choices> {
  const [params, change] = useAddress();
  const [, setParams] = useSearchParams();
  const { sort: sorts = [], dir: defaultDir = 'asc', filters: allowed, choices, tab, others = [] } = options;

  const asked = params.get('sort') ?? '';
  const isAllowed = sorts.includes(asked.replace(/^-/, '') as Sort);
  const sort = (isAllowed ? asked.replace(/^-/, '') : (sorts[0] ?? '')) as Sort;
  const dir: Direction = isAllowed ? (asked.startsWith('-') ? 'desc' : 'asc') : defaultDir;
  const chosen = Object.entries(allowed ?? {}).flatMap(([name, values]) => {
    const value = params.get(name);
    return value !== null && isAmong(values, value) ? [[name, value]] : [];
  });
  const picked = Object.entries(choices ?? {}).map(([name, values]) => [
    name,
    [...new Set(params.getAll(name))].filter((value) => isAmong(values, value)),
  ]);
  const search = params.get('q') ?? '';
  const narrowing = [...chosen, ...picked].filter(([name, values]) => name !== tab && values?.length);
  const kept = tab && params.getAll(tab).length > 0 ? { [tab]: params.getAll(tab) } : {};
  return {
    search,
    sort,
    dir,
    filters: Object.fromEntries(chosen) as ListState<Sort, Filters>['filters'],
    chosen: Object.fromEntries(picked) as ListState<Sort, Filters, Choices>['chosen'],
    isNarrowed: search !== '' || narrowing.length > 0 || others.some((name) => params.get(name)),
    setSearch: (text) => change({ q: text.trim() || undefined }, true),
    setFilter: (name, value) => change({ [name]: value }),
    choose: (name, values) => change({ [name]: values }),
    chooseNothing: () => change({ ...without(choices), ...kept }),
    setSort: (by, direction) => change({ sort: direction === 'desc' ? `-${by}` : by }),
    reset: () => change({ q: undefined, ...without(allowed), ...without(choices), ...named(others), ...kept }),
    query: params.toString(),
    apply: (query) => setParams(new URLSearchParams(query)),
  };
}

export const isId = (value: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
export const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);

function isAmong(values: Choosable[string], value: string): boolean {
  return typeof values === 'function' ? values(value) : values.includes(value);
}

function without(known: object = {}) {
  return named(Object.keys(known));
}

function named(names: readonly string[]): Readonly<Record<string, undefined>> {
  return Object.fromEntries(names.map((name) => [name, undefined]));
}
