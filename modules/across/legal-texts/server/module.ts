import { outdatedTexts } from '@fachwerk/legal-checks/facade';
import { fill } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { legalTextApi, legalTextProblems } from '../contract.ts';
import { answerQuestions } from './answer-questions.ts';
import { listOutdated } from './list-outdated.ts';
import { showText } from './show-text.ts';
import { takeOverText } from './take-over-text.ts';

export const legalTexts: Module = {
  name: 'legal-texts',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  problems: legalTextProblems,
  hooks: [fill(outdatedTexts, listOutdated)],
  routes: [
    on(legalTextApi.show, showText),
    on(legalTextApi.answer, answerQuestions),
    on(legalTextApi.takeOver, takeOverText),
  ],
};
