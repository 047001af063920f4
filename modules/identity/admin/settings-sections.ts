import {
  IconBuilding,
  IconDevices,
  IconLock,
  IconShieldLock,
  IconTable,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react';
import type { de } from '../texts/de.ts';

export const SETTINGS = '/admin/settings';

export const SECTION_NAMES = ['profile', 'password', 'second-factor', 'sessions', 'company', 'roles'] as const;
export type SectionName = (typeof SECTION_NAMES)[number];

export type Section = {
  readonly name: SectionName;
  readonly title: `settings.${SectionName}` & keyof typeof de;
  readonly about: `settings.${SectionName}.about` & keyof typeof de;
  readonly group: 'own' | 'company';
  readonly icon: TablerIcon;
  readonly capability?: string;
};

export const SECTIONS: readonly Section[] = [
  {
    name: 'profile',
    title: 'settings.profile',
    about: 'settings.profile.about',
    group: 'own',
    icon: IconUser,
  },
  {
    name: 'password',
    title: 'settings.password',
    about: 'settings.password.about',
    group: 'own',
    icon: IconLock,
  },
  {
    name: 'second-factor',
    title: 'settings.second-factor',
    about: 'settings.second-factor.about',
    group: 'own',
    icon: IconShieldLock,
  },
  {
    name: 'sessions',
    title: 'settings.sessions',
    about: 'settings.sessions.about',
    group: 'own',
    icon: IconDevices,
  },
  {
    name: 'company',
    title: 'settings.company',
    about: 'settings.company.about',
    group: 'company',
    icon: IconBuilding,
    capability: 'company.read',
  },
  {
    name: 'roles',
    title: 'settings.roles',
    about: 'settings.roles.about',
    group: 'company',
    icon: IconTable,
  },
];
