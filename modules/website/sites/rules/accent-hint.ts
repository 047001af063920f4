import { contrast, FOR_EDGES, FOR_WORDS } from '@fachwerk/base/contrast';
import type { SiteTemplate } from '../contract.ts';

/** Grounds of the two themes. */
const GROUND: Readonly<Record<SiteTemplate, string>> = { 'white-clean': '#ffffff', 'black-clean': '#121110' };

export type AccentHint = {
  /** `words`: used as it is. `buttons`: links get a corrected shade. `corrected`: buttons too. */
  readonly level: 'words' | 'buttons' | 'corrected';
  /** From 1 to 21. */
  readonly ratio: number;
};

/** How an accent stands out from the page; null for what is no colour yet. */
export function accentHint(accent: string, template: SiteTemplate): AccentHint | null {
  if (!/^#[0-9a-f]{6}$/i.test(accent)) return null;
  const ratio = contrast(accent, GROUND[template]);
  return { level: ratio >= FOR_WORDS ? 'words' : ratio >= FOR_EDGES ? 'buttons' : 'corrected', ratio };
}
