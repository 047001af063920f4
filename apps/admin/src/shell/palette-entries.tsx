import { LANGUAGES } from '@fachwerk/base/language';
import { OWN_NAMES } from '@fachwerk/base/texts/own-names';
import { useHandbookPages } from '@fachwerk/help/parts';
import { chooseLanguage } from '@fachwerk/people/account';
import { mayShow } from '@fachwerk/react/may-show';
import { notifyProblem } from '@fachwerk/react/notice';
import { addressOf, type Place, type Screen } from '@fachwerk/react/screen';
import { useSession } from '@fachwerk/react/session';
import { useSettings } from '@fachwerk/react/settings';
import { translate, useLanguage, useText } from '@fachwerk/react/texts';
import { useMantineColorScheme } from '@mantine/core';
import type { SpotlightActionData } from '@mantine/spotlight';
import {
  IconArrowRight,
  IconHelpCircle,
  IconLanguage,
  IconLogout,
  IconPalette,
  IconSettings,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { stamped } from '../menu-rules.ts';
import { screens } from '../modules.ts';
import { appDe } from '../texts/app.de.ts';
import { useMenu } from './allowed.ts';

const icon = { size: 20, stroke: 1.5 } as const;

/** What somebody may call a screen, by its address. */
const wordsOf = (path: string) => said(`find.${path.slice(1).replaceAll('/', '.')}`);

/** What is not said in its own words is searched by the rest. */
const said = (key: string) => (translate(key) === key ? '' : translate(key));

export type PaletteSetting = { readonly path: string; readonly action: SpotlightActionData };

/** Everything that can be set, searched by more than its name, as on the page of the settings. */
export function usePaletteSettings(): readonly PaletteSetting[] {
  const navigate = useNavigate();
  return useSettings().map(({ path, title }) => ({
    path,
    action: {
      id: `setting ${path}`,
      label: translate(title),
      description: said(`${title}.about`),
      keywords: said(`${title}.words`),
      onClick: () => navigate(path),
      leftSection: <IconSettings {...icon} />,
    },
  }));
}

/** First the menu in its order, then every other screen one may open; settings are listed by themselves. */
export function usePalettePages(): SpotlightActionData[] {
  const t = useText(appDe);
  const navigate = useNavigate();
  const rights = useSession()?.user ?? { capabilities: [] };
  // An entry of the working day may have a name of its own: it is found by both.
  const named = useMenu().flatMap(({ items }) => items.map((item) => [`${item.path} ${item.title}`, item] as const));
  const items = [...new Map(named)].filter(([, { path }]) => path !== '/logout');
  const known = new Set<string>(items.map(([, { path }]) => path));
  const rest = screens
    .filter((screen) => !screen.isPublic)
    .flatMap<Place & Pick<Screen, 'isPerPlace'>>((screen) => [
      { ...screen, path: addressOf(screen.path) },
      ...(screen.places ?? []),
    ])
    .filter((place) => !place.setting && !known.has(place.path) && !place.path.includes(':'))
    .filter((place) => mayShow(place, rights));
  const go = (path: string) => () => navigate(stamped(path, Date.now()));
  return [
    ...items.map(([id, item]) => ({
      id,
      label: t(item.title),
      keywords: wordsOf(item.path),
      onClick: go(item.path),
      leftSection: <item.icon {...icon} />,
    })),
    ...rest.map((place) => ({
      id: place.path,
      label: translate(place.title),
      keywords: wordsOf(place.path),
      onClick: go(place.path),
      leftSection: <IconArrowRight {...icon} />,
    })),
  ];
}

/** The pages of the handbook that the person may read, fetched with the first words that are typed. */
export function useHandbookEntries(isWanted: boolean): SpotlightActionData[] {
  const navigate = useNavigate();
  const language = useLanguage();
  return useHandbookPages(language, isWanted).map(({ name, title, summary }) => ({
    id: `help ${name}`,
    label: title,
    description: summary,
    onClick: () => navigate(`/admin/help/${name}`),
    leftSection: <IconHelpCircle {...icon} />,
  }));
}

export function usePaletteActions(): SpotlightActionData[] {
  const t = useText(appDe);
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const languages = LANGUAGES.map((language) => ({
    id: `language-${language}`,
    label: t('palette.speak', { name: OWN_NAMES[language] }),
    onClick: () => void chooseLanguage(language).catch(notifyProblem),
    leftSection: <IconLanguage {...icon} />,
  }));
  const looks = (['light', 'dark', 'auto'] as const).map((look) => ({
    id: `look-${look}`,
    label: t('palette.look', { name: t(`shell.look.${look}`) }),
    onClick: () => setColorScheme(look),
    leftSection: <IconPalette {...icon} />,
  }));
  const signOut = {
    id: 'sign-out',
    label: t('menu.sign_out'),
    onClick: () => navigate('/logout'),
    leftSection: <IconLogout {...icon} />,
  };
  return [...languages, ...looks, signOut];
}
