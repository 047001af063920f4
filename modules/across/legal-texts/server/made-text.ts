import { formatDay } from '@fachwerk/base/format-time';
import { LOCALES } from '@fachwerk/base/language';
import { findCompany } from '@fachwerk/companies/facade';
import { missingLegalData } from '@fachwerk/companies/rules/legal-data';
import type { Ctx } from '@fachwerk/server/ctx';
import { findLegalText } from '@fachwerk/sites/facade';
import type { MadeKind, MadeText } from '../contract.ts';
import {
  changesSince,
  type Document,
  type Known,
  type Made,
  madeParagraphs,
  presentParagraphs,
  wholeText,
} from '../rules/document.ts';
import { DOCUMENTS } from '../rules/documents.ts';
import { today } from '../rules/today.ts';
import { accessibilityDe } from '../texts/accessibility.de.ts';
import { accessibilityEn } from '../texts/accessibility.en.ts';
import { authoritiesDe } from '../texts/authorities.de.ts';
import { authoritiesEn } from '../texts/authorities.en.ts';
import { imprintDe } from '../texts/imprint.de.ts';
import { imprintEn } from '../texts/imprint.en.ts';
import { privacyDe } from '../texts/privacy.de.ts';
import { privacyEn } from '../texts/privacy.en.ts';
import { findDocument, isByHand } from './document-store.ts';
import { factsOfText } from './facts-of-text.ts';

const WORDS = {
  de: { ...authoritiesDe, ...imprintDe, ...privacyDe, ...accessibilityDe },
  en: { ...authoritiesEn, ...imprintEn, ...privacyEn, ...accessibilityEn },
} as const;

/** The paragraphs in one language, with the day as it is written there. */
export function madeIn(language: 'de' | 'en', document: Document, known: Known, on: string): Made[] {
  return madeParagraphs(document, known, WORDS[language], formatDay(on, LOCALES[language]));
}

/** As it would be today, and in what that differs from what was taken over. */
export async function madeText(ctx: Ctx, kind: MadeKind): Promise<MadeText> {
  const document = DOCUMENTS[kind];
  const [stored, facts, company, legal] = await Promise.all([
    findDocument(ctx, kind),
    factsOfText(ctx),
    findCompany(ctx),
    findLegalText(ctx, { kind }),
  ]);
  const known = { facts, answers: stored.answers };
  const on = today(ctx.now);
  const german = madeIn('de', document, known, on);
  const { made, madeOn } = stored;
  const isOurs = !isByHand(stored, legal.newest);
  return {
    kind,
    answers: stored.answers,
    version: stored.version,
    facts,
    missing: missingLegalData(company!),
    text: { de: wholeText(german), en: wholeText(madeIn('en', document, known, on)) },
    paragraphs: presentParagraphs(document, german),
    madeOn,
    changes: made && madeOn && isOurs ? changesSince(made, madeIn('de', document, known, madeOn)) : [],
    newest: legal.newest,
  };
}
