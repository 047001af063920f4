import * as z from 'zod/mini';
import { sessionPlace } from './session.ts';

/** Older ones make room: who works without a network works on one, and looks at the next. */
const MOST_KEPT = 3;

/** Records as they were last seen on this device, for places without reception. Signing out clears them. */
export function keptRecords<Sheet extends z.core.$ZodType>(prefix: string, schema: Sheet) {
  const Kept = z.object({ at: z.number(), sheet: z.unknown() });

  function read(key: string): { readonly at: number; readonly sheet: z.infer<Sheet> } | undefined {
    try {
      const kept = Kept.parse(JSON.parse(sessionPlace().getItem(key) ?? 'null'));
      return { at: kept.at, sheet: z.parse(schema, kept.sheet) };
    } catch {
      return undefined;
    }
  }

  return {
    find: (id: string): z.infer<Sheet> | undefined => read(prefix + id)?.sheet,
    keep(id: string, sheet: z.infer<Sheet>): void {
      const place = sessionPlace();
      const keys = Object.keys(place).filter((key) => key.startsWith(prefix) && key !== prefix + id);
      const newestFirst = keys.sort((one, other) => (read(other)?.at ?? 0) - (read(one)?.at ?? 0));
      for (const key of newestFirst.slice(MOST_KEPT - 1)) place.removeItem(key);
      place.setItem(prefix + id, JSON.stringify({ at: Date.now(), sheet }));
    },
  };
}
