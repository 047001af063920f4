import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentType, LazyExoticComponent } from 'react';

/** What a module's `admin/screens.tsx` contributes to the settings. */
export type SettingsSection = {
  /** Last path segment: `/admin/settings/password`. */
  readonly name: string;
  /** Text keys. */
  readonly title: string;
  readonly about: string;
  readonly group: 'own' | 'company';
  readonly icon: TablerIcon;
  readonly capability?: string;
  readonly Section: ComponentType | LazyExoticComponent<ComponentType>;
};

let sections: readonly SettingsSection[] = [];

/** The app registers the sections of all modules; the settings screen knows none of them. */
export function provideSettings(all: readonly SettingsSection[]): void {
  sections = all;
}

export function allSettings(): readonly SettingsSection[] {
  return sections;
}
