/** Strips these characters from a name in a URL; falls back to the id when nothing is left (spec §2). */
export function nameInPath({ id, name }: { readonly id: string; readonly name: string }): string {
  const clean = name.replace(/[/#?&%\\]/g, '').trim();
  return encodeURIComponent(clean || id);
}

export const BOARDS_PATH = '/backend/chat/t/board';

/** `moment`: board URLs carry the time they were opened. */
export function boardPath(board: { readonly id: string; readonly name: string }, moment: string | number = 0): string {
  return `${BOARDS_PATH}/${moment}/board/${board.id}/${nameInPath(board)}`;
}

/** URL of a board with this card open. */
export const cardPath = (board: { readonly id: string; readonly name: string }, cardId: string): string =>
  `${boardPath(board)}/${cardId}`;
