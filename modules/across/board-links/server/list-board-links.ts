import { findBoard } from '@fachwerk/boards/facade-cards';
import type { UseCase } from '@fachwerk/server/module';
import type { linkApi } from '../contract.ts';
import { readStates } from './link-states.ts';
import { listLinksOfBoard } from './link-store.ts';

/** Each thing is read once, on however many cards it stands. */
export const listBoardLinks: UseCase<typeof linkApi.ofBoard> = async (ctx, { boardId }) => {
  await findBoard(ctx, boardId);
  const stored = await listLinksOfBoard(ctx, boardId);
  const keyOf = ({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`;
  const distinct = new Map(stored.map((link) => [keyOf(link), link]));
  const states = new Map((await readStates(ctx, [...distinct.values()])).map((state) => [keyOf(state), state]));
  return {
    links: stored.flatMap((link) => {
      const state = states.get(keyOf(link));
      return state ? [{ ...state, cardId: link.cardId }] : [];
    }),
  };
};
