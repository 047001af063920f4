import type { UseCase } from '@fachwerk/server/module';
import type { settlementApi } from '../../contract.ts';
import { whyNotAgree } from '../../rules/statement.ts';
import { decide } from './decision.ts';

export const acceptStatement: UseCase<typeof settlementApi.agree> = (ctx, { id }) =>
  decide(ctx, id, whyNotAgree, { state: 'agreed' });
