import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

export const adminEn: TextsLike<typeof adminDe> = {
  'first_steps.title': 'Your first order in ten minutes',
  'first_steps.title_booking': 'Your first appointment in ten minutes',
  'first_steps.about': 'What is missing until your customers can order. What is done ticks itself.',
  'first_steps.count': '{done} of {all} done',
  'first_steps.done': 'done',
  'first_steps.open': 'open',
  'first_steps.optional': 'optional',
  'first_steps.short': 'First steps',
  'first_steps.go': 'Go',
  'first_steps.put_away': 'Hide the list',
  'first_steps.put_away.done': 'You still find the list under Help',
  'first_steps.all_done': 'All done. Your offer is ready to go.',
  'audit.company.first_steps_put_away': 'List of first steps hidden',
  'audit.company.first_steps_back': 'List of first steps shown again',
};
