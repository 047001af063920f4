import type { UseCase } from '@fachwerk/server/module';
import type { appointmentApi } from '../../contract-appointment.ts';
import { listWaiting } from './waiting-store.ts';

export const showWaiting: UseCase<typeof appointmentApi.waiting> = async (ctx) => ({
  waiting: (await listWaiting(ctx)).map(({ language: _, ...waiting }) => waiting),
});
