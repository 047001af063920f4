import { useEffect, useRef, useState } from 'react';
import type { Message } from '../contract.ts';
import { messageAt, rowId } from '../rules/address.ts';
import { type ChatData, firstUnreadOf } from './chat-data.ts';

/** Within this distance the reader counts as at the end. */
const NEAR_PX = 120;

type Shown = {
  readonly data: ChatData;
  readonly messages: readonly Message[];
  readonly pending: number;
  readonly hasOlder: boolean;
  readonly showOlder: () => Promise<void>;
};

/** Opens at the message named in the URL, the first unread one, or the newest; does not scroll while the reader is further up. */
export function usePlace({ data, messages, pending, hasOlder, showOlder }: Shown) {
  const end = useRef<HTMLDivElement>(null);
  const [marked, setMarked] = useState<string | null>(null);
  const isPlaced = useRef(false);
  const wasAtEnd = useRef(true);
  useEffect(() => {
    const note = () => {
      const { bottom } = end.current!.getBoundingClientRect();
      wasAtEnd.current = bottom < window.innerHeight + NEAR_PX;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
  const ask = useRef(showOlder);
  ask.current = showOlder;
  const newest = messages.at(-1)?.seq ?? 0;
  const first = messages[0]?.seq ?? 0;
  const unread = firstUnreadOf(data);
  useEffect(() => {
    if (isPlaced.current) return;
    const named = messageAt(window.location.hash);
    const row = named && document.getElementById(rowId(named));
    if (row) {
      isPlaced.current = true;
      wasAtEnd.current = false;
      setMarked(named);
      row.scrollIntoView({ block: 'center' });
    } else if (named && hasOlder) void ask.current().catch(() => undefined);
    else if (!data.isPast) {
      isPlaced.current = true;
      end.current?.scrollIntoView({ block: 'end' });
      const waiting = unread && document.getElementById(rowId(unread));
      if (waiting && waiting.getBoundingClientRect().top < 0) {
        wasAtEnd.current = false;
        waiting.scrollIntoView({ block: 'start' });
      }
    }
  }, [first, hasOlder, unread, data.isPast]);
  useEffect(() => {
    if (isPlaced.current && wasAtEnd.current && newest + pending > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [newest, pending]);
  return { end, marked };
}
