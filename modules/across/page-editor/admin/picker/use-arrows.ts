import { useEffect } from 'react';

/** The arrows go to the card beside, above or below, wherever it is drawn; from the first row upward is the search. */
export function useArrows(cards: HTMLElement | null): void {
  useEffect(() => {
    if (!cards) return;
    const press = (event: KeyboardEvent) => nextCard(cards, event);
    cards.addEventListener('keydown', press);
    return () => cards.removeEventListener('keydown', press);
  }, [cards]);
}

function nextCard(cards: HTMLElement, event: KeyboardEvent): void {
  const all = [...cards.querySelectorAll('button')];
  const at = all.indexOf(cards.ownerDocument.activeElement as HTMLButtonElement);
  const from = all[at];
  if (!from) return;
  const ways: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowRight: () => all[at + 1],
    ArrowLeft: () => all[at - 1],
    ArrowDown: () => closest(all.slice(at + 1), from),
    ArrowUp: () => closest(all.slice(0, at).reverse(), from) ?? searchOf(cards),
    Home: () => all[0],
    End: () => all.at(-1),
  };
  const next = ways[event.key]?.();
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const searchOf = (cards: HTMLElement) =>
  cards.closest('[role="dialog"]')?.querySelector<HTMLElement>('input[type="search"]') ?? undefined;

/** Of the nearest other row the one that stands most nearly above or below. */
function closest(cards: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  const own = from.getBoundingClientRect();
  const others = cards
    .map((card) => ({ card, box: card.getBoundingClientRect() }))
    .filter(({ box }) => Math.abs(box.top - own.top) > own.height / 2);
  const row = others[0]?.box.top;
  return others
    .filter(({ box }) => Math.abs(box.top - (row ?? 0)) < box.height / 2)
    .sort((one, other) => Math.abs(one.box.left - own.left) - Math.abs(other.box.left - own.left))[0]?.card;
}
