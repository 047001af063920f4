import type { UseCase } from '@fachwerk/server/module';
import type { surveyApi } from '../../contract.ts';
import { addInvitations } from './invitation-store.ts';
import { writeTo } from './write-to.ts';

export const inviteCustomers: UseCase<typeof surveyApi.invite> = (ctx, { id, recipients }) =>
  writeTo(ctx, id, 'invited', () => addInvitations(ctx, id, recipients));
