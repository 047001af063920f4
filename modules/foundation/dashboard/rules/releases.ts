export type Release = {
  readonly version: string;
  /** Calendar day; of the old releases only the last is known (spec §1). */
  readonly on: string | null;
  /** Text keys in display order. */
  readonly points: readonly string[];
};

/** Newest first. */
export const RELEASES: readonly Release[] = [
  release('1.19', '2026-11-18', 18),
  release('1.12', '2024-03-26', 2),
  release('1.11', null, 2),
  release('1.10', null, 2),
  release('1.09', null, 2),
  release('1.08', null, 2),
  release('1.07', null, 2),
  release('1.06', null, 2),
];

function release(version: string, on: string | null, count: number): Release {
  return { version, on, points: Array.from({ length: count }, (_, i) => `welcome.${version}.${i + 1}`) };
}
