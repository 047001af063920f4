import { addSeconds } from '@fachwerk/base/time';
import type { ServiceWorld } from '@fachwerk/server/module';
import { workOf } from '@fachwerk/server/services';
import { afterSign, type Sign } from '../../rules/presence.ts';
import { followPresence } from '../presence/follow-presence.ts';
import { lockWatched, savePresences, type Watched } from '../presence/presence-store.ts';
import type { Sender } from './find-senders.ts';

/** Every message proves presence; the broker's reports may prove the opposite. */
export type SignOfLife = Sign & {
  readonly sender: Sender;
  readonly firmware?: string;
  readonly queue?: number;
};

/** A controller's row is written at most this often, unless something else has changed. */
const WRITE_EVERY_SECONDS = 10;

/** In the order of arrival, with a handful of statements for the whole batch. */
export async function takePresence(world: ServiceWorld, signs: readonly SignOfLife[]): Promise<void> {
  const byController = Map.groupBy(signs, ({ sender }) => sender.controllerId);
  const changed = [...byController].filter(([, own]) => hasChanged(own)).map(([id]) => id);
  if (changed.length === 0) return;
  await world.db.transaction(async (tx) => {
    const ctx = workOf(world, tx);
    const known = await lockWatched(ctx, changed);
    const turned = known.map((before) => ({ before, after: byController.get(before.id)!.reduce(afterOne, before) }));
    await savePresences(
      ctx,
      turned.map(({ after }) => after),
    );
    await followPresence(
      ctx,
      turned.filter(({ before, after }) => before.isOnline !== after.isOnline),
    );
  });
}

/** Based on data read without a lock: in doubt the row is checked again under one. */
function hasChanged(signs: readonly SignOfLife[]): boolean {
  const { sender, at } = signs.at(-1)!;
  if (signs.some(({ kind }) => kind === 'goodbye') || !sender.isOnline || sender.lastSeenAt === null) return true;
  if (at >= addSeconds(sender.lastSeenAt, WRITE_EVERY_SECONDS)) return true;
  return signs.some(({ firmware, queue }) => isOther(firmware, sender.firmware) || isOther(queue, sender.queue));
}

const isOther = <T>(reported: T | undefined, known: T) => reported !== undefined && reported !== known;

function afterOne(device: Watched, sign: SignOfLife): Watched {
  const { firmware = device.firmware, queue = device.queue } = sign;
  return { ...device, ...afterSign(device, sign), firmware, queue };
}
