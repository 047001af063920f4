import type { UseCase } from '@fachwerk/server/module';
import type { firstStepsApi } from '../contract.ts';
import { stepsOfCompany } from './steps-of-company.ts';

export const showFirstSteps: UseCase<typeof firstStepsApi.show> = (ctx, { place }) => stepsOfCompany(ctx, place);
