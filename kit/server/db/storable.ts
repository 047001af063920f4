/**
 * Path of a text that PostgreSQL cannot store, or null: NUL, or an unpaired surrogate. Checked after the contract, so that it covers values unpacked
 * from JSON text too.
 */
export function unstorablePath(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return null;
  for (const key in value) {
    const inside = path === '' ? key : `${path}.${key}`;
    // The key itself is text too, where the contract allows any.
    if (!isStorable(key)) return path;
    const found = unstorablePath((value as Record<string, unknown>)[key], inside);
    if (found !== null) return found;
  }
  return null;
}

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();
