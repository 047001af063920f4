import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { ServiceData, setupApi } from '../../contract.ts';
import { whyNotService } from '../../rules/appointment.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { problem } from '../problem.ts';
import { findService, listRooms, offerByAll, writeService } from './setup-store.ts';

/** Where nobody chooses, in an older version and in lists, the first variant stands for the service. */
function withFirstVariant(service: ServiceData): ServiceData {
  const [first] = service.variants;
  return first ? { ...service, durationMinutes: first.durationMinutes, priceCents: first.priceCents } : service;
}

export const saveService: UseCase<typeof setupApi.saveService> = async (ctx, { id, service: given }) => {
  const service = withFirstVariant(given);
  const before = id === undefined ? null : await findService(ctx, id);
  if (before === undefined) throw problem('appointment.service_unknown');
  const refusal = whyNotService(service);
  if (refusal) throw problem(refusal);
  const rooms = new Set((await listRooms(ctx)).map((room) => room.id));
  if (!service.roomIds.every((roomId) => rooms.has(roomId))) throw problem('appointment.room_unknown');
  const savedId = id ?? ctx.newId();
  await writeService(ctx, savedId, service);
  if (!before) await offerByAll(ctx, savedId);
  const about = { subjectKind: 'appointment_service', subjectId: savedId, address: ctx.request.address };
  await audit(ctx, { ...about, action: 'appointment_service.saved', before, after: service });
  await notifyWatchers(ctx);
  return { id: savedId };
};
