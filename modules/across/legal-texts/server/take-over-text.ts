import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { publishLegalText } from '@fachwerk/sites/facade';
import { type legalTextApi, legalTextProblems } from '../contract.ts';
import { whyNotTakeOver } from '../rules/document.ts';
import { DOCUMENTS } from '../rules/documents.ts';
import { today } from '../rules/today.ts';
import { saveMade } from './document-store.ts';
import { madeIn, madeText } from './made-text.ts';

const problem = problemsOf(legalTextProblems);

/** The text becomes the next version on the site, by the way every legal text goes; what it was made of is kept beside it. */
export const takeOverText: UseCase<typeof legalTextApi.takeOver> = async (ctx, { kind, newest, validFrom }) => {
  const document = DOCUMENTS[kind];
  const { facts, answers, missing, text } = await madeText(ctx, kind);
  const known = { facts, answers };
  const refusal = whyNotTakeOver(document, known, missing);
  if (refusal) throw problem(refusal);
  const published = await publishLegalText(ctx, { kind, newest, text, ...(validFrom && { validFrom }) });
  const on = today(ctx.now);
  await saveMade(ctx, kind, { made: madeIn('de', document, known, on), on, legalVersion: published.version });
  return published;
};
