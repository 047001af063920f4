import { listColleagues } from '@fachwerk/people/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { setupApi } from '../../contract.ts';
import { listRooms, listServices, listStaff, readSettings } from './setup-store.ts';

export const showSetup: UseCase<typeof setupApi.show> = async (ctx) => {
  const [services, staff, rooms, settings, people] = await Promise.all([
    listServices(ctx),
    listStaff(ctx),
    listRooms(ctx),
    readSettings(ctx),
    listColleagues(ctx, 'appointments.read'),
  ]);
  return { services, staff, rooms, settings, people };
};
