import type { ImportField } from '@fachwerk/base/import-field';

/** A heading as it is compared: small letters and digits alone, umlauts as they are typed without them. */
export function headingOf(text: string): string {
  const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
  return text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => umlauts[letter]!)
    .normalize('NFKD')
    .replace(/[^a-z0-9]/g, '');
}

/** Of one heading: what it was last time, `null` where it was left out on purpose. */
export type Remembered = ReadonlyMap<string, string | null>;

/** What each column is about, as far as it can be told; no field twice. What somebody has said before counts more than any guess. */
export function guessedMapping(
  headers: readonly string[],
  fields: readonly Pick<ImportField, 'name' | 'headings'>[],
  remembered: Remembered = new Map(),
): (string | null)[] {
  const headings = headers.map(headingOf);
  const taken = new Set<string>();
  const take = (name: string | null | undefined) => {
    if (!name || taken.has(name) || !fields.some((field) => field.name === name)) return null;
    taken.add(name);
    return name;
  };
  const known = headings.map((heading) => take(remembered.get(heading)));
  return headings.map((heading, at) => {
    if (known[at] || remembered.has(heading)) return known[at] ?? null;
    return take(
      fields.find(({ name, headings: known }) => headingOf(name) === heading || known.includes(heading))?.name,
    );
  });
}

/** How well a file fits: how many of its columns are about something, none where something necessary is missing. */
export function fitOf(mapping: readonly (string | null)[], fields: readonly ImportField[]): number {
  const isMissing = fields.some(({ name, isRequired }) => isRequired && !mapping.includes(name));
  return isMissing ? 0 : mapping.filter((name) => name !== null).length;
}

export type MappingFault = 'field_unknown' | 'field_twice' | 'required_missing' | 'columns';

/** Why a file cannot be read like this, or null. */
export function whyNotMapping(
  mapping: readonly (string | null)[],
  headers: readonly string[],
  fields: readonly { readonly name: string; readonly isRequired?: boolean | undefined }[],
): MappingFault | null {
  const used = mapping.filter((name) => name !== null);
  if (mapping.length !== headers.length) return 'columns';
  if (used.some((name) => !fields.some((field) => field.name === name))) return 'field_unknown';
  if (new Set(used).size < used.length) return 'field_twice';
  return fields.some(({ name, isRequired }) => isRequired && !used.includes(name)) ? 'required_missing' : null;
}
