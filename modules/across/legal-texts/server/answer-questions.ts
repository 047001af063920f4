import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { type legalTextApi, legalTextProblems } from '../contract.ts';
import { whyNotAnswer } from '../rules/document.ts';
import { DOCUMENTS } from '../rules/documents.ts';
import { findDocument, saveAnswers } from './document-store.ts';
import { madeText } from './made-text.ts';

const problem = problemsOf(legalTextProblems);

export const answerQuestions: UseCase<typeof legalTextApi.answer> = async (ctx, { kind, answers, version }) => {
  const refusal = whyNotAnswer(DOCUMENTS[kind], answers);
  if (refusal) throw problem(refusal);
  const before = (await findDocument(ctx, kind)).answers;
  const isSaved = await saveAnswers(ctx, { kind, answers: { ...before, ...answers }, version });
  if (!isSaved) throw problem('legal_text.changed_meanwhile');
  await audit(ctx, {
    subjectKind: 'site',
    subjectId: ctx.companyId,
    action: 'site.legal_answered',
    after: { kind, ...answers },
  });
  return madeText(ctx, kind);
};
