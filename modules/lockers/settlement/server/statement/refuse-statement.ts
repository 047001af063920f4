import type { UseCase } from '@fachwerk/server/module';
import type { settlementApi } from '../../contract.ts';
import { whyNotObject } from '../../rules/statement.ts';
import { decide } from './decision.ts';

export const refuseStatement: UseCase<typeof settlementApi.object> = (ctx, { id, reason }) =>
  decide(ctx, id, whyNotObject, { state: 'objected', objection: reason });
