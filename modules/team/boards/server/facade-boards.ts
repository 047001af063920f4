/** For modules that set up boards for a user. */
export { addBoard } from './board/add-board.ts';
export { saveBoard } from './board/save-board.ts';
export { countStanding, findCardTitled } from './card/card-store.ts';
export { addLabel } from './column/add-label.ts';
export { saveColumn } from './column/save-column.ts';
