import { PageContent } from '@fachwerk/pages/contract-content';
import * as z from 'zod/mini';

const Unsaved = z.object({ base: PageContent, mine: PageContent });
type Unsaved = z.output<typeof Unsaved>;

const keyOf = (pageId: string) => `page-draft.${pageId}`;

/** What could not be saved yet stays in this browser: closing it loses nothing. */
export function keepUnsaved(pageId: string, unsaved: Unsaved): void {
  try {
    localStorage.setItem(keyOf(pageId), JSON.stringify(unsaved));
  } catch {
    // No room left: the page itself still has it.
  }
}

export function unsavedOf(pageId: string): Unsaved | null {
  const kept = localStorage.getItem(keyOf(pageId));
  const parsed = kept ? z.safeParse(Unsaved, parsedJson(kept)) : null;
  return parsed?.success ? parsed.data : null;
}

export function forgetUnsaved(pageId: string): void {
  localStorage.removeItem(keyOf(pageId));
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
