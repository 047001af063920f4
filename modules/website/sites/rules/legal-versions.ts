import type { Language } from '@fachwerk/base/language';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import type { SiteProblem } from '../contract.ts';
import type { LegalKind, LegalVersion, LegalWords } from '../contract-legal.ts';

/** The columns that decide which version is in force. */
export type DatedVersion = { readonly kind: LegalKind; readonly version: number; readonly validFrom: Date };

/** Of the versions that have started, the latest; on a tie the one written later. */
export function inForceOf<Version extends DatedVersion>(
  versions: readonly Version[],
  kind: LegalKind,
  now: Date,
): Version | undefined {
  const begun = versions.filter((each) => each.kind === kind && each.validFrom <= now);
  return begun.toSorted(latestFirst)[0];
}

/** The highest version number; 0 without any. */
export function newestOf(versions: readonly DatedVersion[], kind: LegalKind): number {
  return Math.max(0, ...versions.filter((each) => each.kind === kind).map(({ version }) => version));
}

export function stateOf(version: DatedVersion, inForce: number, now: Date): LegalVersion['state'] {
  if (version.version === inForce) return 'in_force';
  return version.validFrom > now ? 'planned' : 'past';
}

/** The next version to come into force. */
export function plannedOf<Version extends DatedVersion>(
  versions: readonly Version[],
  kind: LegalKind,
  now: Date,
): Version | undefined {
  return versions
    .filter((each) => each.kind === kind && each.validFrom > now)
    .toSorted(latestFirst)
    .at(-1);
}

const latestFirst = (a: DatedVersion, b: DatedVersion) =>
  b.validFrom.getTime() - a.validFrom.getTime() || b.version - a.version;

/** Tolerance for a client clock that is behind when "today" is chosen. */
const PAST_MINUTES = 5;

/**
 * Languages of which one must exist for visitors with this default language: templates ship in German and English, and the page names the language if
 * it is neither.
 */
const ENOUGH: Readonly<Record<Language, readonly Language[]>> = {
  de: ['de'],
  deDu: ['deDu', 'de'],
  en: ['en'],
  it: ['it', 'en'],
  ru: ['ru', 'en'],
};

/** Why this text cannot come into force then, or null. */
export function whyNotPublish(
  draft: { readonly text: LegalWords; readonly validFrom: Date | undefined },
  defaultLanguage: keyof LegalWords,
  now: Date,
): SiteProblem | null {
  if (!ENOUGH[defaultLanguage].some((language) => draft.text[language])) return 'legal.text_missing';
  if (draft.validFrom && draft.validFrom.getTime() < now.getTime() - PAST_MINUTES * 60_000)
    return 'legal.valid_from_past';
  return null;
}

/** Start of a day (`2026-03-01`) in German time, or null if it is not a date. */
export function startOfDay(on: string): Date | null {
  try {
    return new Date(Temporal.PlainDate.from(on).toZonedDateTime(HOUSE_ZONE).epochMilliseconds);
  } catch {
    return null;
  }
}
