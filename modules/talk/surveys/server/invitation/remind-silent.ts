import type { UseCase } from '@fachwerk/server/module';
import type { surveyApi } from '../../contract.ts';
import { markForReminding } from './invitation-store.ts';
import { writeTo } from './write-to.ts';

export const remindSilent: UseCase<typeof surveyApi.remind> = (ctx, { id }) =>
  writeTo(ctx, id, 'reminded', markForReminding);
