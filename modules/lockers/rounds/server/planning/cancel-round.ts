import type { UseCase } from '@fachwerk/server/module';
import type { roundApi } from '../../contract-round.ts';
import { whyNotCancel } from '../../rules/round-state.ts';
import { problem } from '../problem.ts';
import { changeRound } from './change-round.ts';

export const cancelRound: UseCase<typeof roundApi.cancel> = (ctx, { id }) =>
  changeRound(ctx, id, ({ round }) => {
    if (round.state === 'cancelled') return null;
    const refusal = whyNotCancel(round.state);
    if (refusal) throw problem(refusal);
    return { action: 'round.cancelled', after: { state: 'cancelled' }, changed: { state: 'cancelled' } };
  });
