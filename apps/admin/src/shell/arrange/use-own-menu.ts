import { saveOwnMenu, useMe } from '@fachwerk/auth/account';
import type { OwnMenu } from '@fachwerk/auth/contract';
import { notifyProblem } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { appDe } from '../../texts/app.de.ts';
import { arrangeDe } from '../../texts/arrange.de.ts';

const WORDS = { ...appDe, ...arrangeDe };

export const useWords = () => useText(WORDS);

/** The own menu, and how it is changed: at once, and brought back where the server refuses. */
export function useOwnMenu(): readonly [menu: OwnMenu, save: (menu: OwnMenu) => void] {
  const { menu } = useMe();
  return [menu, (next) => void saveOwnMenu(next).catch(notifyProblem)];
}

/** What is moved is drawn anew at its new place: the focus goes there, or to the first of these that is there. */
export function focusSoon(...selectors: readonly string[]): void {
  requestAnimationFrame(() => {
    const found = selectors.map((selector) => document.querySelector<HTMLElement>(selector)).find((each) => each);
    found?.focus({ preventScroll: true });
  });
}
