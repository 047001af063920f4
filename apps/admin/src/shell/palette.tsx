import { searchDescribed, searchSettings } from '@fachwerk/people/rules/setting-search';
import { addTexts, useText } from '@fachwerk/react/texts';
import { type Found, useFound } from '@fachwerk/search/parts';
import { useDebouncedValue } from '@mantine/hooks';
import {
  createSpotlight,
  Spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
} from '@mantine/spotlight';
import '@mantine/spotlight/styles.layer.css';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { appDe } from '../texts/app.de.ts';
import { houseDe } from '../texts/house.de.ts';
import classes from './palette.module.css';
import {
  type PaletteSetting,
  useHandbookEntries,
  usePaletteActions,
  usePalettePages,
  usePaletteSettings,
} from './palette-entries.tsx';
import type { Asked } from './typed-meanwhile.ts';

// The names of screens that have not been opened yet are still needed here.
addTexts('de', houseDe);

const [store, spotlight] = createSpotlight();

/** What comes in one breath is looked for once. */
const GATHER_MS = 120;

/** Everything the person may find, open or do, by what they type. */
export function Palette({ asked }: { asked: Asked }) {
  const t = useText(appDe);
  const [query, setQuery] = useState('');
  const [words] = useDebouncedValue(query, GATHER_MS);
  const { found, isAnswer, note, dialog } = useFound(query.trim() === '' ? '' : words);
  const isSettled = isAnswer && words === query;
  const pages = usePalettePages();
  const settings = usePaletteSettings();
  const actions = usePaletteActions();
  const handbook = useHandbookEntries(words.trim().length > 1 && query !== '');
  useEffect(() => {
    if (asked.times > 0) spotlight.open();
  }, [asked]);
  const matchedPlaces = [
    ...group(t('palette.pages'), matchingPages(pages, query)),
    ...group(t('palette.actions'), matching(actions, query)),
  ];
  const listed = matchedPlaces.flatMap((group) => group.actions.map((action: SpotlightActionData) => action.id));
  const elsewhere = settings.filter(({ path }) => !listed.some((id) => id === path || id.startsWith(`${path} `)));
  const groups = [
    ...grouped(found, isSettled),
    ...matchedPlaces,
    ...group(t('menu.settings'), matchingSettings(elsewhere, query)),
    ...group(t('menu.help'), matchingHelp(handbook, query)),
  ];
  const shown = groups.flatMap((group) => group.actions.map((action: SpotlightActionData) => action.id)).join(' ');
  useEffect(() => {
    if (shown !== '' && query !== '') selectFirst();
  }, [shown, query]);
  // Whoever types and presses Enter in one breath is answered when the answer is there.
  const hasEntered = useRef(false);
  useEffect(() => {
    if (!isSettled || shown === '' || !hasEntered.current) return;
    hasEntered.current = false;
    selected()?.click();
  }, [isSettled, shown]);
  return (
    <>
      <Spotlight
        store={store}
        shortcut={null}
        query={query}
        onQueryChange={setQuery}
        actions={groups}
        // What was found matches already, by more than its name.
        filter={(_query, all) => all}
        nothingFound={note ?? t('palette.nothing')}
        highlightQuery
        scrollable
        maxHeight={440}
        centered={false}
        yOffset={80}
        overlayProps={{ backgroundOpacity: 0.45, blur: 0 }}
        transitionProps={{ duration: 100, transition: 'fade' }}
        classNames={{
          search: classes.search ?? '',
          actionsGroup: classes.group ?? '',
          action: classes.action ?? '',
        }}
        attributes={{ content: { 'aria-label': t('palette.title') } }}
        searchProps={{
          placeholder: t('palette.placeholder'),
          'aria-label': t('palette.placeholder'),
          onFocus: () => {
            const typed = asked.typed?.take();
            if (typed) setQuery((before) => before + typed);
          },
          onKeyDown: ({ key }) => {
            hasEntered.current = key === 'Enter' && selected()?.disabled !== false;
          },
          leftSection: <IconSearch size={20} stroke={1.5} />,
        }}
      />
      {dialog}
    </>
  );
}

const list = () => document.getElementById(store.getState().listId);
const selected = () => list()?.querySelector<HTMLButtonElement>('[data-selected]');

/** Enter takes the first: the library chooses it while one types, before the answer is there, and not what was typed before the palette came. */
function selectFirst(): void {
  selected()?.removeAttribute('data-selected');
  list()?.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: 0 }));
}

/** In the order the search gives them, under their names. What answers older words is not to be taken for the answer. */
function grouped(found: readonly Found[], isSettled: boolean): SpotlightActionGroupData[] {
  return [...Map.groupBy(found, ({ group }) => group)].map(([group, rows]) => ({
    group,
    actions: rows.map(({ id, label, about, icon: Icon, run }) => ({
      id,
      label,
      ...(about && { description: about }),
      leftSection: <Icon size={20} stroke={1.5} />,
      onClick: run,
      disabled: !isSettled,
    })),
  }));
}

const group = (name: string, actions: SpotlightActionData[]): SpotlightActionGroupData[] =>
  actions.length > 0 ? [{ group: name, actions }] : [];

function matching(actions: readonly SpotlightActionData[], query: string): SpotlightActionData[] {
  const wanted = query.trim().toLowerCase();
  return actions.filter(({ label = '' }) => label.toLowerCase().includes(wanted));
}

/** Those whose name is typed first, then those that do what is described. */
function matchingPages(pages: readonly SpotlightActionData[], query: string): SpotlightActionData[] {
  const named = matching(pages, query);
  const described = searchDescribed(pages.map(searchedAs), query).map(({ action }) => action);
  return [...new Set([...named, ...described])];
}

/** In the order of the search of the settings. Before something is typed they are one entry of the menu. */
function matchingSettings(settings: readonly PaletteSetting[], query: string): SpotlightActionData[] {
  return searchSettings(
    settings.map(({ action }) => searchedAs(action)),
    query,
  ).map(({ action }) => action);
}

/** A few pages to read, by their title, last: whoever types looks for the screen first. */
const MOST_HELP = 3;
function matchingHelp(pages: readonly SpotlightActionData[], query: string): SpotlightActionData[] {
  const titled = pages.map((action) => ({ action, title: action.label ?? '', about: '', words: '' }));
  return searchSettings(titled, query)
    .slice(0, MOST_HELP)
    .map(({ action }) => action);
}

function searchedAs(action: SpotlightActionData) {
  const { label: title = '', description: about = '', keywords = '' } = action;
  return { action, title, about, words: String(keywords) };
}
