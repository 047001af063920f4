import { changeOwnMenu, useMe } from '@fachwerk/auth/account';
import type { OwnMenu } from '@fachwerk/auth/contract';
import { notifyProblem } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { appDe } from '../../texts/app.de.ts';
import { arrangeDe } from '../../texts/arrange.de.ts';

const WORDS = { ...appDe, ...arrangeDe };

export const useWords = () => useText(WORDS);

type Change = (own: OwnMenu) => OwnMenu;

/** The own menu, and how it is changed: at once, and brought back where the server refuses. An offer to undo may be taken after further changes. */
export function useOwnMenu(): readonly [menu: OwnMenu, change: (change: Change) => void] {
  const { menu } = useMe();
  return [menu, (change) => void changeOwnMenu(change).catch(notifyProblem)];
}

/** What is moved is drawn anew at its new place: the focus goes there, or to the first of these that is there. */
export function focusSoon(...selectors: readonly string[]): void {
  requestAnimationFrame(() => {
    const found = selectors.map((selector) => document.querySelector<HTMLElement>(selector)).find((each) => each);
    found?.focus({ preventScroll: true });
  });
}
