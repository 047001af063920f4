import { addTexts, useText } from '@fachwerk/react/texts';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import '@mantine/spotlight/styles.layer.css';
import { IconSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { appDe } from '../texts/app.de.ts';
import { houseDe } from '../texts/house.de.ts';
import classes from './palette.module.css';
import { usePaletteActions, usePalettePages } from './palette-entries.tsx';

// The names of screens that have not been opened yet are still needed here.
addTexts('de', houseDe);

const [store, spotlight] = createSpotlight();

/** Everything the person may open or do, by its name. */
export function Palette({ asked }: { asked: number }) {
  const t = useText(appDe);
  const pages = usePalettePages();
  const actions = usePaletteActions();
  useEffect(() => {
    if (asked > 0) spotlight.open();
  }, [asked]);
  return (
    <Spotlight
      store={store}
      shortcut={null}
      actions={[
        { group: t('palette.pages'), actions: pages },
        { group: t('palette.actions'), actions },
      ]}
      nothingFound={t('palette.nothing')}
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
  );
}
