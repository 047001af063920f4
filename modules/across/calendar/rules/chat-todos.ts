import * as z from 'zod/mini';
import { TodoData } from '../contract.ts';

/** Where browsers kept them before (spec §3, §9). */
export const CHAT_TODOS = 'chatTodos';

/** A draft begins at ten and ends at twelve (spec §3). */
export const DRAFT_TIMES = { starts: '10:00', ends: '12:00' } as const;

type Kept = Partial<Record<'title' | 'description' | 'email' | 'start' | 'end', unknown>>;

/** By date, one or several; what is no todo is left out. */
export function todosFrom(text: string | null): TodoData[] {
  const kept = parsed(text);
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return [];
  return Object.entries(kept).flatMap(([onDay, all]) =>
    (Array.isArray(all) ? all : [all]).flatMap((each) => todoOf(onDay, each) ?? []),
  );
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

function todoOf(onDay: string, kept: unknown): TodoData | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { title, description, email, start, end } = kept as Kept;
  const words = { kind: 'aufgabe', title, description: description ?? '', onDay };
  // What matters is the task: an address or times that make no sense are those of a draft.
  const tries = [
    { ...words, email: email ?? '', starts: start, ends: end },
    { ...words, email: '', starts: start, ends: end },
    { ...words, email: email ?? '', ...DRAFT_TIMES },
    { ...words, email: '', ...DRAFT_TIMES },
  ];
  for (const each of tries) {
    const read = z.safeParse(TodoData, each);
    if (read.success) return read.data;
  }
  return null;
}
