import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useSyncExternalStore } from 'react';
import { BREAKPOINTS } from '../look/tokens.ts';
import type { ListState } from './list-state.ts';

export type FilterOption = {
  readonly value: string;
  readonly label: string;
  /** How many entries it would leave. */
  readonly count?: number | undefined;
};

export type FilterSection = {
  /** As in the `choices` of `useListState`. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly FilterOption[];
  /** Choosing one lets the others go. */
  readonly isSingle?: boolean;
};

export type FilterPanelProps = {
  /** Under this name the device remembers which sections stand open. */
  readonly id: string;
  readonly sections: readonly FilterSection[];
  readonly state: ListState;
  /** All that match, for the button that closes the sheet of a phone. */
  readonly total?: number | undefined;
};

/** Before anybody has opened or closed one. */
const FIRST_OPEN = 2;

/** Which sections stand open, and whether the panel is there at all: a matter of the device. */
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
    isShown: isBeside ? (shape.isShown ?? true) : isSheetOpen,
    show: (isShown: boolean) => {
      if (isBeside) setShape((now) => ({ ...now, isShown }));
      else setSheet(isShown ? id : undefined);
    },
    open: shape.open ?? sections.slice(0, FIRST_OPEN).map((section) => section.name),
    setOpen: (open: readonly string[]) => setShape((now) => ({ ...now, open })),
  };
}

// A sheet covers the screen: whether it is there is nothing to remember, and there is one at a time.
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

/** The sections with the options that have the word; a section that is called so keeps all of its own. */
export function sectionsWith(sections: readonly FilterSection[], word: string): readonly FilterSection[] {
  const wanted = word.trim().toLocaleLowerCase();
  if (!wanted) return sections;
  const has = (text: string) => text.toLocaleLowerCase().includes(wanted);
  return sections
    .map((section) =>
      has(section.label) ? section : { ...section, options: section.options.filter((option) => has(option.label)) },
    )
    .filter((section) => section.options.length > 0);
}

export function chosenOf(state: ListState, section: FilterSection): readonly string[] {
  return state.chosen[section.name] ?? [];
}
