import type { Page } from './page.ts';

export type Match = { readonly page: Page; readonly params: Readonly<Record<string, string>> };

/** A longer address is none of ours. */
const LONGEST_PATH = 500;

/** The page at a path; words win over `:names`, whatever stands first in the list. */
export function matchPage(pages: readonly Page[], pathname: string): Match | null {
  if (pathname.length > LONGEST_PATH) return null;
  const parts = partsOf(pathname);
  const found = pages
    .map((page) => ({ page, params: paramsOf(partsOf(page.path), parts) }))
    .filter((each): each is Match => each.params !== null);
  return found.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0] ?? null;
}

const partsOf = (path: string) => path.split('/').slice(1);

function paramsOf(pattern: readonly string[], parts: readonly string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of pattern.entries()) {
    const part = parts[index]!;
    if (!name.startsWith(':')) {
      if (name !== part) return null;
      continue;
    }
    const value = decoded(part);
    if (!value) return null;
    params[name.slice(1)] = value;
  }
  return params;
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
