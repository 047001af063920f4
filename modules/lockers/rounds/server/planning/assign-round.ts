import type { UseCase } from '@fachwerk/server/module';
import type { roundApi } from '../../contract-round.ts';
import { whyNotAssign } from '../../rules/round-state.ts';
import { problem } from '../problem.ts';
import { changeRound, technicianOf } from './change-round.ts';

export const assignRound: UseCase<typeof roundApi.assign> = (ctx, { id, technicianId }) =>
  changeRound(ctx, id, async ({ scoped, round }) => {
    const refusal = whyNotAssign(round.state);
    if (refusal) throw problem(refusal);
    const technician = await technicianOf(scoped, technicianId);
    if (technician.id === round.technicianId) return null;
    const changed = { technicianId: technician.id, technicianName: technician.name };
    return { action: 'round.assigned', after: { technician: technician.name }, changed };
  });
