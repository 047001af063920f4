import type { Stream } from '@fachwerk/base/contract';

/** Whether somebody who is limited to these places hears a frame: what is no event says nothing of any place. */
export function isAboutPlaces(stream: Stream, frame: Buffer, ids: ReadonlySet<string>): boolean {
  const { type, payload } = JSON.parse(frame.toString()) as { readonly type: string; readonly payload?: unknown };
  if (type !== 'event') return true;
  const about = stream.places?.(payload as never);
  return about === null || (about?.some((id) => ids.has(id)) ?? false);
}
