import { commandsAnswered } from '@fachwerk/devices/facade-hooks';
import { handoverSources } from '@fachwerk/handover/facade';
import { commandedOpenings } from '@fachwerk/lockers/facade-hooks';
import { contribute, fill } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { openApi, openingCapabilities, openingProblems, openingStream } from '../contract.ts';
import { findCommanded } from './attempts/find-commanded.ts';
import { listAttempts } from './attempts/list-attempts.ts';
import { readAttempt } from './attempts/read-attempt.ts';
import { takeAnswers } from './attempts/take-answers.ts';
import { timeOutAttempt } from './attempts/time-out-attempt.job.ts';
import { createDemoOpenings } from './demo/demo-openings.ts';
import { letRentersCome } from './demo/let-renters-come.job.ts';
import { openForRenter } from './demo/open-for-renter.job.ts';
import { openingHandover } from './handover.ts';
import { openBox } from './opening/open-box.ts';
import { sendOpenCommand } from './opening/send-open-command.job.ts';

export const openings: Module = {
  name: 'openings',
  contributions: [contribute(handoverSources, openingHandover)],
  sql: new URL('../sql/', import.meta.url),
  capabilities: openingCapabilities,
  problems: openingProblems,
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  streams: [openingStream],
  hooks: [fill(commandsAnswered, takeAnswers), fill(commandedOpenings, findCommanded)],
  routes: [on(openApi.open, openBox), on(openApi.attempt, readAttempt), on(openApi.attempts, listAttempts)],
  jobs: [sendOpenCommand, timeOutAttempt, letRentersCome, openForRenter],
  demo: createDemoOpenings,
};
