import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useSyncExternalStore } from 'react';
import { BREAKPOINTS } from '../look/tokens.ts';
import type { ListState } from './list-state.ts';

export type FilterOption = {
  readonly value: string;
  readonly label: string;
  /** Number of entries it would leave. */
  readonly count?: number | undefined;
};

export type FilterSection = {
  /** As in the `choices` of `useListState`. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly FilterOption[];
  /** Options exclude each other. */
  readonly isSingle?: boolean;
  /** A choice that is no list of options, with what is chosen in words. */
  readonly own?: { readonly body: ReactNode; readonly chosen: string | undefined; readonly clear: () => void };
};

export type FilterPanelProps = {
  /** Key under which the device remembers the open sections. */
  readonly id: string;
  readonly sections: readonly FilterSection[];
  readonly state: ListState;
  /** Number of matches, for the close button of the phone sheet. */
  readonly total?: number | undefined;
};

/** Default number of open sections. */
const FIRST_OPEN = 2;

/** Open sections and panel visibility, stored on the device. */
export function useFilterShape({ id, sections }: Pick<FilterPanelProps, 'id' | 'sections'>) {
  const [shape, setShape] = useLocalStorage<{ isShown?: boolean; open?: readonly string[] }>({
    key: `device.filter.${id}`,
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  const isBeside = useMediaQuery(`(min-width: ${BREAKPOINTS.drawer}px)`, true, { getInitialValueInEffect: false });
  const isSheetOpen = useSyncExternalStore(subscribe, () => openSheet === id);
  return {
    isBeside,
    isShown: isBeside ? (shape.isShown ?? false) : isSheetOpen,
    show: (isShown: boolean) => {
      if (isBeside) setShape((now) => ({ ...now, isShown }));
      else setSheet(isShown ? id : undefined);
    },
    open: shape.open ?? sections.slice(0, FIRST_OPEN).map((section) => section.name),
    setOpen: (open: readonly string[]) => setShape((now) => ({ ...now, open })),
  };
}

// A sheet covers the screen: its state is not stored, and only one is open at a time.
let openSheet: string | undefined;
const listeners = new Set<() => void>();

function setSheet(id: string | undefined): void {
  openSheet = id;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sections with the options that match the word; a section whose name matches keeps all its options. */
export function sectionsWith(sections: readonly FilterSection[], word: string): readonly FilterSection[] {
  const wanted = word.trim().toLocaleLowerCase();
  if (!wanted) return sections;
  const has = (text: string) => text.toLocaleLowerCase().includes(wanted);
  return sections
    .map((section) =>
      has(section.label) ? section : { ...section, options: section.options.filter((option) => has(option.label)) },
    )
    .filter(({ label, own, options }) => options.length > 0 || (own && has(label)));
}

export function chosenOf(state: ListState, section: FilterSection): readonly string[] {
  if (section.own) return section.own.chosen ? [section.own.chosen] : [];
  return state.chosen[section.name] ?? [];
}
