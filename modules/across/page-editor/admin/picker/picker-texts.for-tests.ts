import { adminDe as wordsDe } from '@fachwerk/blocks/texts/admin.de';
import { adminEn as wordsEn } from '@fachwerk/blocks/texts/admin.en';
import { adminDe as formsDe } from '@fachwerk/inquiries/texts/admin.de';
import { adminEn as formsEn } from '@fachwerk/inquiries/texts/admin.en';
import { adminDe as liveDe } from '@fachwerk/live-blocks/texts/admin.de';
import { adminEn as liveEn } from '@fachwerk/live-blocks/texts/admin.en';
import { adminDe as newsletterDe } from '@fachwerk/messaging/texts/admin.de';
import { adminEn as newsletterEn } from '@fachwerk/messaging/texts/admin.en';
import { adminDe as surveysDe } from '@fachwerk/surveys/texts/admin.de';
import { adminEn as surveysEn } from '@fachwerk/surveys/texts/admin.en';

type Texts = Readonly<Record<string, string>>;

/** What the modules say about their kinds of blocks. */
export const blocksDe: Texts = { ...wordsDe, ...liveDe, ...formsDe, ...newsletterDe, ...surveysDe };
export const blocksEn: Texts = { ...wordsEn, ...liveEn, ...formsEn, ...newsletterEn, ...surveysEn };
