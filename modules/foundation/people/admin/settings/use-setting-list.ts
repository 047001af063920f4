import type { SettingSubject } from '@fachwerk/react/screen';
import { type Setting, useSettings } from '@fachwerk/react/settings';
import { translate, useEveryText, useText } from '@fachwerk/react/texts';
import type { Searched } from '../../rules/setting-search.ts';
import { adminDe } from '../../texts/admin.de.ts';

export type ListedSetting = Searched & Pick<Setting, 'path' | 'subject'>;

/** A company may have put a translation in place of words; what has no words is searched by the rest. */
const said = (key: string) => {
  const text = translate(key);
  return text === key ? '' : text;
};

/** What the signed-in user may set, in their language; null until the words of all modules are there. */
export function useSettingList(): readonly ListedSetting[] | null {
  useText(adminDe);
  const settings = useSettings();
  if (!useEveryText()) return null;
  return settings.map(({ path, title, subject }) => ({
    path,
    subject,
    title: translate(title),
    about: said(`${title}.about`),
    words: said(`${title}.words`),
  }));
}

/** By their subject, in its order. */
export function bySubject(settings: readonly ListedSetting[]): readonly (readonly [SettingSubject, ListedSetting[]])[] {
  return [...Map.groupBy(settings, ({ subject }) => subject)];
}
