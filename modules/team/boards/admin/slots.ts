import { slot } from '@fachwerk/react/slot';
import type { Board } from '../contract.ts';
import type { Card, CardDetails } from '../contract-card.ts';

export type CardSlotProps = { readonly card: CardDetails; readonly mayEdit: boolean };

/** In the card drawer, for sections of other modules. */
export const cardSlot = slot<CardSlotProps>('boards.card');

export type BoardMenuSlotProps = { readonly board: Board };

/** In the board menu, for users who manage the board. */
export const boardMenuSlot = slot<BoardMenuSlotProps>('boards.board_menu');

export type BoardSlotProps = { readonly boardId: string };

/** Mounted beside an open board for background work; renders nothing visible. */
export const boardSlot = slot<BoardSlotProps>('boards.board');

export type CardFaceSlotProps = { readonly card: Card };

/** On the card face, below its badges. It renders for every visible card: load its data once per board. */
export const cardFaceSlot = slot<CardFaceSlotProps>('boards.card_face');
