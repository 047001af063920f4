import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';
import { commonEn } from './common.en.ts';

export const adminEn: TextsLike<typeof adminDe> = {
  ...commonEn,

  'capability.area.surveys': 'Surveys',
  'capability.surveys.read': 'See surveys and results',
  'capability.surveys.edit': 'Write and publish surveys',
  'capability.surveys.invite': 'Invite customers to surveys',
  'surveys.export.csv': 'CSV',
  'surveys.export.xlsx': 'XLSX',
  'surveys.export.on': 'Day',
  'surveys.export.at': 'Time',
  'surveys.export.edition': 'Edition',
  'survey.slug_taken': 'There is a survey at this address already.',
  'survey.changed_meanwhile': 'Somebody else has changed the survey meanwhile. Load the page again.',
  'survey.no_questions': 'Nobody can answer a survey without questions.',
  'survey.question_twice': 'There is question {number} twice.',
  'survey.options_missing': 'Question {number} needs at least two options, a table also rows.',
  'survey.condition_wrong': 'Question {number} depends on a question that does not stand before it or is no choice.',
  'survey.file_not_anonymous':
    'Question {number} asks for a file. That cannot be anonymous: files often tell whose they are.',
  'survey.not_published': 'This survey is not published yet.',
  'survey.nobody_to_invite': 'There is nobody who can be written to now.',
  'field.survey_slug': 'Small letters, digits and hyphens, for example how-was-it.',
  'audit.survey.created': 'Survey created',
  'audit.survey.saved': 'Survey changed',
  'audit.survey.published': 'Survey published',
  'audit.survey.closed': 'Survey ended',
  'audit.survey.reopened': 'Survey opened again',
  'audit.survey.deleted': 'Survey deleted',
  'audit.survey.invited': 'Invited to survey',
  'audit.survey.reminded': 'Reminded of survey',
  'block.survey': 'Survey',
  'block.survey.text': 'Text above',
  'block.survey.survey': 'Survey',
  'survey.person_unknown': 'There is no such person.',
};
