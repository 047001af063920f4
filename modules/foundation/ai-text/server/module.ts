import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { aiTextApi, aiTextCapabilities, aiTextProblems, aiTextStream } from '../contract.ts';
import { generateText } from './generate-text.ts';
import { showState } from './show-state.ts';

export const aiText: Module = {
  name: 'ai-text',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: aiTextCapabilities,
  problems: aiTextProblems,
  streams: [aiTextStream],
  routes: [on(aiTextApi.generate, generateText), on(aiTextApi.state, showState)],
};
