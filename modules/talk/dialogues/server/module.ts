import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { dialogueApi, dialogueCapabilities, dialogueProblems } from '../contract.ts';
import { dialogueDeskApi } from '../contract-desk.ts';
import { dialogueSiteApi } from '../contract-site.ts';
import { createDemoDialogues } from './demo/create-demo-dialogues.ts';
import { createDialogue } from './dialogue/create-dialogue.ts';
import { deleteDialogue } from './dialogue/delete-dialogue.ts';
import { pauseDialogue } from './dialogue/pause-dialogue.ts';
import { publishDialogue } from './dialogue/publish-dialogue.ts';
import { readDialogue } from './dialogue/read-dialogue.ts';
import { saveDialogue } from './dialogue/save-dialogue.ts';
import { showDialogues } from './dialogue/show-dialogues.ts';
import { rentalStatus } from './facade-hooks.ts';
import { answerAtDesk } from './run/answer-at-desk.ts';
import { answerDialogue } from './run/answer-dialogue.ts';
import { beginDialogue } from './run/begin-dialogue.ts';
import { showOffered } from './run/show-offered.ts';
import { showWaiting } from './run/show-waiting.ts';
import { showWaitingAtDesk } from './run/show-waiting-at-desk.ts';

export const dialogues: Module = {
  name: 'dialogues',
  sql: new URL('../sql/', import.meta.url),
  capabilities: dialogueCapabilities,
  problems: dialogueProblems,
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  declaredHooks: [rentalStatus],
  routes: [
    on(dialogueSiteApi.offered, showOffered),
    on(dialogueSiteApi.waiting, showWaiting),
    on(dialogueSiteApi.begin, beginDialogue),
    on(dialogueSiteApi.answer, answerDialogue),
    on(dialogueDeskApi.waiting, showWaitingAtDesk),
    on(dialogueDeskApi.answer, answerAtDesk),
    on(dialogueApi.list, showDialogues),
    on(dialogueApi.find, readDialogue),
    on(dialogueApi.create, createDialogue),
    on(dialogueApi.save, saveDialogue),
    on(dialogueApi.publish, publishDialogue),
    on(dialogueApi.pause, pauseDialogue),
    on(dialogueApi.remove, deleteDialogue),
  ],
  demo: createDemoDialogues,
};
