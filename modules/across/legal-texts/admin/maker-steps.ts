import type { MadeKind, MadeText } from '../contract.ts';
import { openQuestions, stepsOf } from '../rules/document.ts';
import { DOCUMENTS } from '../rules/documents.ts';

/** Where the text is read and taken over. */
export const LAST_STEP = 'review';

export type StepProps = {
  readonly made: MadeText;
  readonly at: number;
  readonly of: number;
  readonly onNext: () => void;
  readonly onBack?: () => void;
};

export const stepPath = (kind: MadeKind, step: string): string => `/admin/legal-texts/${kind}/${step}`;

/** The pages of the sequence: the company's data, the questions that concern it, the text. */
export function placesOf(made: MadeText): readonly string[] {
  return ['company', ...stepsOf(DOCUMENTS[made.kind], made).map(({ name }) => name), LAST_STEP];
}

/** The first page on which something is open; where nothing is, the text. */
export function placeToBegin(made: MadeText): string {
  if (made.missing.length > 0) return 'company';
  const open = stepsOf(DOCUMENTS[made.kind], made).find((step) => openQuestions(step, made).length > 0);
  return open?.name ?? LAST_STEP;
}
