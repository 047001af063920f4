import { ask, change } from '@fachwerk/base/contract';
import { LANGUAGES } from '@fachwerk/base/language';
import { Instant } from '@fachwerk/base/schema';
import { translatedText } from '@fachwerk/base/translated';
import * as z from 'zod/mini';

export const LegalKind = z.enum(['terms', 'privacy', 'withdrawal', 'imprint', 'accessibility']);
export type LegalKind = z.infer<typeof LegalKind>;

/** Paragraphs, headings and lists (`rules/legal-format.ts`), by language. */
export const LegalWords = translatedText(60_000);
export type LegalWords = z.infer<typeof LegalWords>;

/** A company that sells through another company's site: it is the contract party, with its own texts. */
export const OtherParty = z.object({ id: z.uuid(), name: z.string() });
export type OtherParty = z.infer<typeof OtherParty>;

/** Defaults to the caller's company. */
const whose = { companyId: z.optional(z.uuid()) };

/** One version of a text, without its content. */
export const LegalVersion = z.object({
  version: z.int(),
  validFrom: Instant,
  createdAt: Instant,
  personName: z.string(),
  /** The shipped template with the company’s data, not reviewed yet. */
  isTemplate: z.boolean(),
  state: z.enum(['planned', 'in_force', 'past']),
});
export type LegalVersion = z.infer<typeof LegalVersion>;

/** One text with all its versions, for the editor. */
export const LegalStory = z.extend(LegalVersion, {
  kind: LegalKind,
  text: LegalWords,
  /** The version that a new one must be based on. */
  newest: z.int(),
  versions: z.array(LegalVersion),
});
export type LegalStory = z.infer<typeof LegalStory>;

export const legalApi = {
  show: ask({
    method: 'GET',
    path: '/public/site/legal/:kind',
    access: 'site',
    summary: 'A legal text in the visitor’s language: the one in force, or an older version.',
    input: z.object({
      kind: LegalKind,
      version: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
      /** A company that sells through this site; defaults to the site's own. */
      partyId: z.optional(z.uuid()),
    }),
    output: z.object({
      kind: LegalKind,
      /** Owner of the text; null for the site's own company. */
      otherParty: z.nullable(OtherParty),
      version: z.int(),
      validFrom: Instant,
      text: z.string(),
      /** Language of the text, which may differ from the visitor’s. */
      language: z.enum(LANGUAGES),
      /** Past and present versions, newest first. */
      versions: z.array(z.object({ version: z.int(), validFrom: Instant })),
      isInForce: z.boolean(),
    }),
  }),
  list: ask({
    method: 'GET',
    path: '/private/site/legal',
    access: 'staff:sites.manage',
    summary: 'The legal texts with the version in force and the one that is planned.',
    input: z.object(whose),
    output: z.object({
      texts: z.array(
        z.object({
          kind: LegalKind,
          inForce: LegalVersion,
          planned: z.nullable(LegalVersion),
          /** A franchisee without its own terms uses those of its franchisor. */
          isOfNetwork: z.boolean(),
        }),
      ),
      /** Company fields that the imprint lacks. */
      missing: z.array(z.string()),
      /** Companies whose texts are edited here: the own one first, then those that sell through its site. */
      parties: z.array(OtherParty),
    }),
  }),
  find: ask({
    method: 'GET',
    path: '/private/site/legal/:kind',
    access: 'staff:sites.manage',
    summary: 'One text in all its languages, with its versions: the newest, or the one asked for.',
    input: z.object({ ...whose, kind: LegalKind, version: z.optional(z.coerce.number().check(z.int(), z.minimum(1))) }),
    output: LegalStory,
  }),
  publish: change({
    method: 'POST',
    path: '/private/site/legal/:kind',
    access: 'staff:sites.manage',
    repeats: 'version',
    summary: 'A new version, from now or from a later moment on; `newest` is the one that was read.',
    input: z.object({
      ...whose,
      kind: LegalKind,
      newest: z.int(),
      text: LegalWords,
      /** Defaults to now. */
      validFrom: z.optional(Instant),
    }),
    output: LegalVersion,
  }),
  takeBack: change({
    method: 'POST',
    path: '/private/site/legal/:kind/take-back',
    access: 'staff:sites.manage',
    repeats: 'same',
    summary: 'Removes a version that is planned and not yet in force.',
    input: z.object({ ...whose, kind: LegalKind, version: z.int() }),
    output: z.object({}),
  }),
};
