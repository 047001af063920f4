import type { TextsLike } from '@fachwerk/base/language';
import { commonEn } from './common.en.ts';
import type { siteDe } from './site.de.ts';

export const siteEn: TextsLike<typeof siteDe> = {
  ...commonEn,

  'survey.send': 'Send answers',
  'survey.sent': 'Your answers have arrived',
  'survey.anonymous': 'This survey is anonymous: only your answers and the day are kept.',
  'survey.state.closed': 'This survey has ended. Thank you for your interest.',
  'survey.state.answered': 'You have answered this survey already. Thank you.',
  'survey.trap': 'Please leave empty',
  'survey.file_types': 'A picture or a PDF, 8 MB at the most.',
  'survey.file_there': 'Uploaded: {name}',
  'survey_unsubscribe.title': 'No more invitations',
  'survey_unsubscribe.ask':
    'Would you like to get no more messages from us? One click is enough. It ends the newsletter as well.',
  'survey_unsubscribe.end': 'End messages',
  'survey_unsubscribe.done': 'You get no more messages from us. One that is on its way already still arrives.',
  'survey_unsubscribe.home': 'To the start page',
};
