import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { useSession } from '../calls/session.ts';
import { addressOf, type Screen, SETTING_SUBJECTS, type SettingSubject } from './screen.ts';

/** What a module's `admin/screens.tsx` contributes to the settings. */
export type SettingsSection = {
  /** Last path segment: `/admin/settings/password`. */
  readonly name: string;
  /** Text keys; `<title>.words` holds what else it is searched by. */
  readonly title: string;
  readonly about: string;
  readonly group: 'own' | 'company';
  /** Where it is listed among all settings, if not by its group. */
  readonly subject?: SettingSubject;
  readonly icon: TablerIcon;
  readonly capability?: string;
  readonly Section: ComponentType | LazyExoticComponent<ComponentType>;
};

/** A place where something is set: a section of the settings, or a screen of its own. */
export type Setting = {
  readonly path: `/${string}`;
  /** Text key; what it is about and what else it is searched by are `<title>.about` and `<title>.words`. */
  readonly title: string;
  readonly subject: SettingSubject;
  readonly capabilities: readonly string[];
};

export const SETTINGS = '/admin/settings';

/** What may be opened is said by the app, which knows all screens. */
type Reach = () => (path: string) => boolean;

let sections: readonly SettingsSection[] = [];
let settings: readonly Setting[] = [];
let useReach: Reach = () => () => true;

/** The app registers the sections and the screens of all modules; the settings screen knows none of them. */
export function provideSettings(all: readonly SettingsSection[], screens: readonly Screen[] = [], reach?: Reach): void {
  sections = all;
  settings = [...all.map(ofSection), ...screens.flatMap(ofScreen)];
  if (reach) useReach = reach;
}

const ofSection = ({ name, title, group, subject = group, capability }: SettingsSection): Setting => ({
  path: `${SETTINGS}/${name}`,
  title,
  subject,
  capabilities: capability ? [capability] : [],
});

/** A place in a screen takes what the screen takes. */
function ofScreen(screen: Screen): Setting[] {
  const whole = { ...screen, path: addressOf(screen.path) };
  return [whole, ...(screen.places ?? [])].flatMap(({ path, title, setting, capability }) => {
    if (!setting) return [];
    const capabilities = [screen.capability, capability].filter((each) => each !== undefined);
    return [{ path, title, subject: setting, capabilities }];
  });
}

export function allSections(): readonly SettingsSection[] {
  return sections;
}

export function allSettings(): readonly Setting[] {
  return settings;
}

/** The settings that the signed-in user may open, by subject. */
export function useSettings(): readonly Setting[] {
  const own = useSession()?.user.capabilities ?? [];
  const mayReach = useReach();
  return SETTING_SUBJECTS.flatMap((subject) =>
    settings.filter(
      (each) =>
        each.subject === subject &&
        each.capabilities.every((capability) => own.includes(capability)) &&
        mayReach(each.path.replace(/#.*/, '')),
    ),
  );
}
