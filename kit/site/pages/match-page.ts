import type { Page } from './page.ts';

export type Match = { readonly page: Page; readonly params: Readonly<Record<string, string>> };

/** Longer paths are never ours. */
const LONGEST_PATH = 500;

/**
 * Pages at a path for a kind of company, best match first: literals win over `:names`, and a page for the kind over a general one, independent of
 * their order.
 */
export function matchPages(pages: readonly Page[], pathname: string, kind: string): Match[] {
  if (pathname.length > LONGEST_PATH) return [];
  const parts = partsOf(pathname);
  const found = pages
    .filter(({ kinds }) => kinds?.includes(kind) ?? true)
    .map((page) => ({ page, params: paramsOf(partsOf(page.path), parts) }))
    .filter((each): each is Match => each.params !== null);
  return found.sort((a, b) => rankOf(a) - rankOf(b));
}

const rankOf = ({ page, params }: Match) => Object.keys(params).length + (page.goesFirst ? 0 : page.kinds ? 0.25 : 0.5);

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
