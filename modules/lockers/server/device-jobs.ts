import type { Job } from '@fachwerk/server/jobs';
import { timeOutAttempt } from './attempt-time-out.job.ts';
import { sendOpenCommand } from './command-open.job.ts';
import { cutOffController } from './controller-credentials.ts';
import { sendPing } from './controller-ping.ts';
import { letRentersCome, openForRenter } from './demo-renters.job.ts';
import { raiseAfterQuiet } from './presence-watch.ts';

import { tellSimulator } from './tell-simulator.job.ts';

export const deviceJobs: readonly Job[] = [
  sendOpenCommand,
  timeOutAttempt,
  sendPing,
  cutOffController,
  raiseAfterQuiet,
  tellSimulator,
  letRentersCome,
  openForRenter,
];
