import type { UseCase } from '@fachwerk/server/module';
import type { appointmentApi } from '../../contract-appointment.ts';
import { problem } from '../problem.ts';
import { findStored, shown } from './appointment-store.ts';

export const showAppointment: UseCase<typeof appointmentApi.find> = async (ctx, { id }) => {
  const stored = await findStored(ctx, id);
  if (!stored) throw problem('appointment.unknown');
  return shown(stored);
};
