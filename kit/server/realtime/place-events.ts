import type { Stream } from '@fachwerk/base/contract';
import { frame } from './messages.ts';

type Told = { readonly type: string; readonly seq: number; readonly payload?: unknown };

/**
 * What somebody who is limited to these places hears of a frame; null for nothing. An event that tells of other places too becomes a hint to fetch
 * anew, which says nothing of them.
 */
export function heardAt(stream: Stream, message: Buffer, ids: ReadonlySet<string>): Buffer | null {
  const { type, seq, payload } = JSON.parse(message.toString()) as Told;
  if (type !== 'event') return message;
  const about = stream.places?.(payload as never);
  if (about === null) return message;
  const isHere = about?.map((id) => ids.has(id)) ?? [];
  if (!isHere.includes(true)) return null;
  return isHere.includes(false) ? frame({ type: 'reset', stream: stream.name, seq }) : message;
}
