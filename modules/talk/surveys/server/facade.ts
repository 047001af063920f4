export { KEEP_SURVEY_SECONDS, surveyData } from './block-data.ts';
