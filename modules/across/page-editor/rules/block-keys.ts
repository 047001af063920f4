type Pressed = {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
};
export type BlockKey = 'up' | 'down' | 'duplicate' | 'copy' | 'cut' | 'paste';

/** As in the list of pages: Alt and the arrows move. Deleting and steps back are the canvas's own keys. */
export function keyAction({ key, altKey, ctrlKey, metaKey, shiftKey }: Pressed): BlockKey | null {
  if (shiftKey) return null;
  const isAlt = altKey && !ctrlKey && !metaKey;
  if (isAlt) return key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : null;
  if (altKey || !(ctrlKey || metaKey)) return null;
  const letters: Readonly<Record<string, BlockKey>> = { c: 'copy', x: 'cut', v: 'paste', d: 'duplicate' };
  return letters[key.toLowerCase()] ?? null;
}

/** As `aria-keyshortcuts` has them. */
export const SHORTCUTS = {
  up: 'Alt+ArrowUp',
  down: 'Alt+ArrowDown',
  duplicate: 'Control+D',
  copy: 'Control+C',
  cut: 'Control+X',
  paste: 'Control+V',
  remove: 'Delete',
} as const;
