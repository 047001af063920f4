import { alertStream } from '@fachwerk/alerts/contract';
import { boardStream } from '@fachwerk/boards/contract';
import type { BoardSlotProps } from '@fachwerk/boards/slots';
import { orderStream } from '@fachwerk/orders/contract';
import { hintIf, useLiveRefetch } from '@fachwerk/react/live-refetch';
import { linkApi } from '../contract.ts';

/** What has no stream of its own, or ends by the clock. */
const EVERY_MS = 60_000;

/** Once per board: what its cards are about is asked for again when something happens to it. */
export function WatchLinks({ boardId }: BoardSlotProps) {
  useLiveRefetch({
    hints: [hintIf(boardStream, (event) => event.boardId === boardId), alertStream, orderStream],
    asks: [linkApi.ofBoard],
    everyMs: EVERY_MS,
  });
  return null;
}
