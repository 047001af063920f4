/** In an address a name is without these, and is the id where nothing is left (spec §2). */
export function nameInPath({ id, name }: { readonly id: string; readonly name: string }): string {
  const clean = name.replace(/[/#?&%\\]/g, '').trim();
  return encodeURIComponent(clean || id);
}

export const BOARDS_PATH = '/backend/chat/t/board';

/** `moment`: addresses of boards carry when they were opened. */
export function boardPath(board: { readonly id: string; readonly name: string }, moment: string | number = 0): string {
  return `${BOARDS_PATH}/${moment}/board/${board.id}/${nameInPath(board)}`;
}

/** A card, open on its board. */
export const cardPath = (board: { readonly id: string; readonly name: string }, cardId: string): string =>
  `${boardPath(board)}/${cardId}`;
