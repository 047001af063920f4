import type { UseCase } from '@fachwerk/server/module';
import type { settlementApi } from '../../contract.ts';
import { whyNotWithdraw } from '../../rules/statement.ts';
import { decide } from './decision.ts';

export const withdrawStatement: UseCase<typeof settlementApi.withdraw> = (ctx, { id }) =>
  decide(ctx, id, whyNotWithdraw, { state: 'withdrawn' });
