import { contribute } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { handoverApi, handoverCapabilities, handoverProblems } from '../contract.ts';
import { jobHandover } from './job-handover.ts';
import { mailHandovers, mailHandoverTo } from './mail/mail-handover.job.ts';
import { planMail } from './mail/plan-mail.ts';
import { addNote } from './notes/add-note.ts';
import { markNote } from './notes/mark-note.ts';
import { noteVisit } from './show/note-visit.ts';
import { showHandover } from './show/show-handover.ts';
import { handoverSources } from './source.ts';

export const handover: Module = {
  name: 'handover',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: handoverCapabilities,
  problems: handoverProblems,
  declaredPoints: [handoverSources],
  contributions: [contribute(handoverSources, jobHandover)],
  jobs: [mailHandovers, mailHandoverTo],
  routes: [
    on(handoverApi.show, showHandover),
    on(handoverApi.visit, noteVisit),
    on(handoverApi.addNote, addNote),
    on(handoverApi.markNote, markNote),
    on(handoverApi.planMail, planMail),
  ],
};
