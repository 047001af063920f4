import { addTexts, useText } from '@fachwerk/react/texts';
import { type Found, useFound } from '@fachwerk/search/parts';
import { useDebouncedValue } from '@mantine/hooks';
import { createSpotlight, Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import '@mantine/spotlight/styles.layer.css';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { appDe } from '../texts/app.de.ts';
import { houseDe } from '../texts/house.de.ts';
import classes from './palette.module.css';
import { usePaletteActions, usePalettePages } from './palette-entries.tsx';

// The names of screens that have not been opened yet are still needed here.
addTexts('de', houseDe);

const [store, spotlight] = createSpotlight();

/** What comes in one breath is looked for once. */
const GATHER_MS = 120;

/** Everything the person may find, open or do, by what they type. */
export function Palette({ asked }: { asked: number }) {
  const t = useText(appDe);
  const [query, setQuery] = useState('');
  const [words] = useDebouncedValue(query, GATHER_MS);
  const { found, note, dialog } = useFound(query.trim() === '' ? '' : words);
  const pages = usePalettePages();
  const actions = usePaletteActions();
  useEffect(() => {
    if (asked > 0) spotlight.open();
  }, [asked]);
  const places: SpotlightActionGroupData[] = [
    { group: t('palette.pages'), actions: pages },
    { group: t('palette.actions'), actions },
  ];
  return (
    <>
      <Spotlight
        store={store}
        shortcut={null}
        query={query}
        onQueryChange={setQuery}
        actions={[...grouped(found), ...matching(places, query)]}
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
          leftSection: <IconSearch size={20} stroke={1.5} />,
        }}
      />
      {dialog}
    </>
  );
}

/** In the order the search gives them, under their names. */
function grouped(found: readonly Found[]): SpotlightActionGroupData[] {
  return [...Map.groupBy(found, ({ group }) => group)].map(([group, rows]) => ({
    group,
    actions: rows.map(({ id, label, about, icon: Icon, run }) => ({
      id,
      label,
      ...(about && { description: about }),
      leftSection: <Icon size={20} stroke={1.5} />,
      onClick: run,
    })),
  }));
}

function matching(places: readonly SpotlightActionGroupData[], query: string): SpotlightActionGroupData[] {
  const wanted = query.trim().toLowerCase();
  return places
    .map(({ group, actions }) => ({
      group,
      actions: actions.filter(({ label = '' }) => label.toLowerCase().includes(wanted)),
    }))
    .filter(({ actions }) => actions.length > 0);
}
