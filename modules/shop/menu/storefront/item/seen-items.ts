const KEY = 'fachwerk.gesehen';
const MOST = 12;
const ID = /^[0-9a-f-]{36}$/i;

/** What somebody looked at, the latest first; null: not kept, because nobody asked for it (§ 25 TDDDG). Never leaves the browser. */
export function seenItems(): readonly string[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string' && ID.test(id)).slice(0, MOST) : null;
  } catch {
    return null;
  }
}

export function keepSeen(ids: readonly string[] | null): void {
  try {
    if (ids === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify([...new Set(ids)].slice(0, MOST)));
  } catch {
    // A browser that stores nothing keeps nothing.
  }
}
