import { slot } from '@fachwerk/react/slot';
import type { Board } from '../contract.ts';
import type { Card, CardDetails } from '../contract-card.ts';

export type CardSlotProps = { readonly card: CardDetails; readonly mayEdit: boolean };

/** In the drawer of a card: what modules above know about it. */
export const cardSlot = slot<CardSlotProps>('boards.card');

export type BoardMenuSlotProps = { readonly board: Board };

/** In the menu of a board, for whoever manages it. */
export const boardMenuSlot = slot<BoardMenuSlotProps>('boards.board_menu');

export type BoardSlotProps = { readonly boardId: string };

/** Beside an open board, for what watches over it; nothing is drawn there. */
export const boardSlot = slot<BoardSlotProps>('boards.board');

export type CardFaceSlotProps = { readonly card: Card };

/** On the face of a card, below its marks. It is drawn for every card in view: what it shows is asked for once per board. */
export const cardFaceSlot = slot<CardFaceSlotProps>('boards.card_face');
