/** For modules that set boards up in somebody's name. */
export { addBoard } from './board/add-board.ts';
export { saveBoard } from './board/save-board.ts';
export { countStanding, findCardTitled } from './card/card-store.ts';
export { addLabel } from './column/add-label.ts';
export { saveColumn } from './column/save-column.ts';
