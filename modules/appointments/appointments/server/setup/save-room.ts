import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { setupApi } from '../../contract.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { problem } from '../problem.ts';
import { listRooms, writeRoom } from './setup-store.ts';

export const saveRoom: UseCase<typeof setupApi.saveRoom> = async (ctx, { id, room }) => {
  const before = id === undefined ? null : (await listRooms(ctx)).find((each) => each.id === id);
  if (before === undefined) throw problem('appointment.room_unknown');
  const savedId = id ?? ctx.newId();
  await writeRoom(ctx, savedId, room);
  const about = { subjectKind: 'appointment_room', subjectId: savedId, address: ctx.request.address };
  await audit(ctx, { ...about, action: 'appointment_room.saved', before, after: room });
  await notifyWatchers(ctx);
  return { id: savedId };
};
