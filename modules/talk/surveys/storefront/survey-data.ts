import type { SiteSurvey } from '../contract-site.ts';

export type SurveyData = { readonly survey: SiteSurvey; readonly invitation: string };
