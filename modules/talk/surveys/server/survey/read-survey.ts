import type { UseCase } from '@fachwerk/server/module';
import type { surveyApi } from '../../contract.ts';
import { surveyDetail } from './present-survey.ts';

export const readSurvey: UseCase<typeof surveyApi.find> = (ctx, { id }) => surveyDetail(ctx, id);
