import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';
import { tilesEn } from './tiles.en.ts';

export const adminEn: TextsLike<typeof adminDe> = {
  ...tilesEn,
  'capability.area.ai_text': 'AI texts',
  'capability.ai_text.use': 'Have the AI write texts',
  'ai_text.failed': 'The text could not be fetched. Please try again later.',
  'ai_text.not_set_up':
    'AI texts are not switched on. Whoever runs this installation switches them on with AI_BASE_URL, AI_API_KEY and AI_MODEL.',
  'ai_text.used_up': 'Your company has used up the AI texts of this month. They go on from the first.',
  'ai_text.mode': 'Task',
  'ai_text.mode.optimize': 'Improve',
  'ai_text.mode.create': 'Write',
  'ai_text.tone': 'Tone',
  'ai_text.tone.freundlich': 'friendly',
  'ai_text.tone.professionell': 'professional',
  'ai_text.tone.locker': 'relaxed',
  'ai_text.tone.verkaufsstark': 'persuasive',
  'ai_text.language': 'Language',
  'ai_text.language.deutsch': 'German',
  'ai_text.language.englisch': 'English',
  'ai_text.input.optimize': 'Your text',
  'ai_text.input.create': 'Notes',
  'ai_text.about': 'The text goes to the provider of the AI. Enter no names or data of customers.',
  'ai_text.generate': 'Get a suggestion',
  'ai_text.waiting': 'Please wait...',
  'ai_text.cancel': 'Cancel',
  'ai_text.suggestion': 'Suggestion',
  'ai_text.take': 'Take over',
  'ai_text.discard': 'Discard',
  'ai_text.copy': 'Copy',
  'ai_text.copied': 'Copied',
  'ai_text.used_one': '1 text this month',
  'ai_text.used_other': '{count} texts this month',
  'ai_text.used_limit': '{percent}% of the limit',
};
