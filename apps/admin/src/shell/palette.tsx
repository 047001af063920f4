import { addTexts, useText } from '@fachwerk/react/texts';
import { Spotlight } from '@mantine/spotlight';
import '@mantine/spotlight/styles.layer.css';
import { IconSearch } from '@tabler/icons-react';
import { appDe } from '../texts/app-de.ts';
import { houseDe } from '../texts/house-de.ts';
import classes from './palette.module.css';
import { usePaletteActions, usePalettePages } from './palette-entries.tsx';

// The names of screens that have not been opened yet are still needed here.
addTexts('de', houseDe);

type Props = { isOpen: boolean; onOpen: () => void; onClose: () => void };

/** Everything the person may open or do, by its name. */
export function Palette({ isOpen, onOpen, onClose }: Props) {
  const t = useText(appDe);
  const pages = usePalettePages();
  const actions = usePaletteActions();
  return (
    <Spotlight
      forceOpened={isOpen}
      onSpotlightOpen={onOpen}
      onSpotlightClose={onClose}
      shortcut={null}
      actions={[
        { group: t('palette.pages'), actions: pages },
        { group: t('palette.actions'), actions },
      ]}
      nothingFound={t('palette.nothing')}
      highlightQuery
      scrollable
      maxHeight={440}
      overlayProps={{ backgroundOpacity: 0.45, blur: 0 }}
      transitionProps={{ duration: 100, transition: 'fade' }}
      classNames={{ search: classes.search ?? '', actionsGroup: classes.group ?? '' }}
      aria-label={t('palette.title')}
      searchProps={{
        placeholder: t('palette.placeholder'),
        'aria-label': t('palette.placeholder'),
        leftSection: <IconSearch size={20} stroke={1.5} />,
      }}
    />
  );
}
