import type { UseCase } from '@fachwerk/server/module';
import type { appointmentApi } from '../../contract-appointment.ts';
import { whyNotSpan } from '../../rules/appointment.ts';
import { problem } from '../problem.ts';
import { listBlocks } from '../times/block-store.ts';
import { listStored, shown } from './appointment-store.ts';

const MOST_DAYS = 100;

export const listAppointments: UseCase<typeof appointmentApi.list> = async (ctx, { from, to, withCancelled }) => {
  const refusal = whyNotSpan(from, to, MOST_DAYS);
  if (refusal) throw problem(refusal);
  const [stored, blocks] = await Promise.all([listStored(ctx, from, to, withCancelled), listBlocks(ctx, from, to)]);
  return { appointments: stored.map(shown), blocks };
};
