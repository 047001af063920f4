import type { BoardChanges, BoardSheet, Column } from '../contract.ts';
import type { Card } from '../contract-card.ts';
import { inOrder } from './card.ts';

/** A local move of a card that the server may not know yet. */
export type Move = {
  readonly boardId: string;
  readonly cardId: string;
  readonly colSource: string;
  readonly colTarget: string;
  readonly sort: string;
};

/** Cards with the pending moves applied. */
export function withMoves(cards: readonly Card[], moves: readonly Move[]): readonly Card[] {
  if (moves.length === 0) return cards;
  const last = new Map(moves.map((move) => [move.cardId, move]));
  return cards.map((card) => {
    const move = last.get(card.id);
    return move ? { ...card, columnId: move.colTarget, sort: move.sort } : card;
  });
}

/** Adds a move; it replaces an earlier pending move of the same card. */
export function withMove<M extends Move>(moves: readonly M[], next: M): M[] {
  return [...moves.filter(({ cardId }) => cardId !== next.cardId), next];
}

export const cardsOf = (sheet: BoardSheet): readonly Card[] => sheet.columns.flatMap(({ items }) => items);

/** Applies changes to a sheet. The newer state of a card wins, in whatever order answers arrive. */
export function caughtUp(sheet: BoardSheet, changes: Omit<BoardChanges, 'isWhole'>): BoardSheet {
  if (changes.revision < sheet.revision) return sheet;
  const { board, labels, fields, columns, revision } = changes;
  return arranged({ ...sheet, board, labels, fields, revision }, columns, changes.cards);
}

/** Merges cards of an answer into a sheet. The revision stays, because changes by others are still to be fetched. */
export function withCards(sheet: BoardSheet, cards: readonly Card[]): BoardSheet {
  return arranged(
    sheet,
    sheet.columns,
    // A stale state must not bring back a card that was archived since.
    cards.filter(({ revision }) => revision > sheet.revision),
  );
}

function arranged(sheet: BoardSheet, columns: readonly Column[], news: readonly Card[]): BoardSheet {
  const cards = new Map(cardsOf(sheet).map((card) => [card.id, card]));
  for (const card of news) {
    const known = cards.get(card.id);
    if (!known || known.revision <= card.revision) cards.set(card.id, card);
  }
  const lying = [...cards.values()].filter(({ isArchived, boardId }) => !isArchived && boardId === sheet.board.id);
  const inColumn = Map.groupBy(lying, ({ columnId }) => columnId);
  return {
    ...sheet,
    columns: columns.map((column) => ({ ...column, items: (inColumn.get(column.id) ?? []).sort(inOrder) })),
  };
}
