import { fulfilmentStream } from '@fachwerk/fulfilment/contract';
import { askKey, useAsk } from '@fachwerk/react/call';
import { useIsOnline } from '@fachwerk/react/connection';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { kitchenApi, type Ticket } from '../../contract.ts';
import { asSaved, type ShownTicket, withTaps } from '../../rules/taps.ts';
import { useTaps } from './tap-queue.ts';

/** A hint may be lost with the line: the board looks by itself too. */
const LOOK_MS = 20_000;
const TICK_MS = 5000;
/** What counts in minutes need not be drawn anew with every tick. */
const STEP_MS = 15_000;

/** What lies before the kitchen, with what was tapped here already. Without a network it stays as it was last seen. */
export function useBoard() {
  const client = useQueryClient();
  const board = useAsk(kitchenApi.board, {}, { everyMs: LOOK_MS });
  useLiveRefetch({ hints: [fulfilmentStream], asks: [kitchenApi.board] });
  const lookAgain = useCallback(() => client.invalidateQueries({ queryKey: askKey(kitchenApi.board) }), [client]);
  const taps = useTaps(lookAgain);
  const now = useServerTime(board.data?.now, board.dataUpdatedAt);
  const { data } = board;
  const last = useRef<readonly ShownTicket[]>([]);
  const saved = useMemo(() => {
    last.current = asSaved(data ? [...data.tickets, ...data.ended] : [], last.current);
    return last.current;
  }, [data]);
  const shown = useMemo(() => withTaps(saved, taps, now), [saved, taps, now]);
  return {
    asked: board,
    now,
    open: shown.filter(isOpenTicket),
    ended: shown.filter((ticket) => !isOpenTicket(ticket)),
    hasPrinters: data?.hasPrinters ?? false,
    waitingTaps: taps.length,
    isOnline: useIsOnline(),
  };
}

const isOpenTicket = ({ state }: Ticket) => state !== 'done' && state !== 'refused' && state !== 'cancelled';

/** The server's clock: a tablet that is ten minutes off must not call everything late. */
function useServerTime(told: Date | undefined, toldAt: number): Date {
  const [here, setHere] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setHere(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const now = told ? told.getTime() + Math.max(0, here - toldAt) : here;
  const step = now - (now % STEP_MS);
  return useMemo(() => new Date(step), [step]);
}
