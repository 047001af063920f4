import type { ServiceWorld } from '@fachwerk/server/module';
import * as z from 'zod/mini';
import { Ack, type ChannelFromController, DeviceEvent, Presence, Telemetry } from '../wire.ts';
import { findSenders, type Sender } from './controller-senders.ts';
import { linkOf } from './controllers-link.ts';
import { complain } from './link-complaints.ts';
import { proveAttempts, takeAcks } from './take-acks.ts';
import { takeEvents } from './take-events.ts';
import { type SignOfLife, takePresence } from './take-presence.ts';
import { type DeviceMessage, takeTelemetry } from './take-telemetry.ts';

/** A message as it came in: its sender's name is believed, everything else is still to be checked. */
export type Incoming = {
  readonly companyCode: string;
  readonly controllerId: string;
  /** Of the credentials the device has shown; null where an external broker has checked them. */
  readonly credentialsVersion: number | null;
  readonly channel: ChannelFromController;
  readonly payload: string | Buffer;
  /** Kept by an external broker: what was said once, not now. */
  readonly isRetained: boolean;
  readonly receivedAt: Date;
};

type Read = {
  readonly signs: SignOfLife[];
  readonly acks: DeviceMessage<Ack>[];
  readonly events: DeviceMessage<DeviceEvent>[];
  readonly telemetry: DeviceMessage<Telemetry>[];
};

/** Stores a batch. When it returns, everything in it is committed, and its senders may be told so. Each part bears being told twice. */
export async function takeMessages(world: ServiceWorld, messages: readonly Incoming[]): Promise<void> {
  const senders = await findSenders(
    world.db,
    messages.map(({ controllerId }) => controllerId),
  );
  const read: Read = { signs: [], acks: [], events: [], telemetry: [] };
  for (const message of messages) {
    const sender = senders.get(message.controllerId);
    if (sender && isEntitled(sender, message)) add(world, read, sender, message);
    else refuse(world, message);
  }
  await takePresence(world, read.signs);
  // First what doors and bolts say: whoever hears that an attempt has ended also finds the door open.
  await takeEvents(world, read.events);
  await takeTelemetry(world, read.telemetry);
  await takeAcks(world, read.acks);
  await proveAttempts(world, read.events);
}

function isEntitled(sender: Sender, { companyCode, credentialsVersion }: Incoming): boolean {
  const isCurrent = credentialsVersion === null || credentialsVersion === sender.credentialsVersion;
  return isCurrent && sender.companyCode === companyCode;
}

/** Archived, unknown, or with credentials that were replaced while the message was under way. */
function refuse({ house }: ServiceWorld, { controllerId, credentialsVersion }: Incoming): void {
  complain(house, 'somebody without rights speaks as a controller', { controllerId });
  if (credentialsVersion !== null) linkOf(house).disconnect(controllerId);
}

function add(world: ServiceWorld, read: Read, sender: Sender, message: Incoming): void {
  const { companyId, controllerId } = sender;
  const { receivedAt } = message;
  const about = { companyId, controllerId, receivedAt };
  const sign = { sender, kind: 'sign', at: receivedAt } as const;
  switch (message.channel) {
    case 'presence': {
      const body = bodyOf(world, message, Presence);
      if (body?.online === false) read.signs.push({ ...sign, kind: 'goodbye' });
      // What a broker has kept tells that it was here once.
      else if (!message.isRetained) read.signs.push(body?.firmware ? { ...sign, firmware: body.firmware } : sign);
      return;
    }
    case 'telemetry': {
      const body = bodyOf(world, message, Telemetry);
      read.signs.push(body ? { ...sign, firmware: body.firmware, queue: body.queue } : sign);
      if (body) read.telemetry.push({ ...about, body });
      return;
    }
    case 'event': {
      const body = bodyOf(world, message, DeviceEvent);
      read.signs.push(sign);
      if (body) read.events.push({ ...about, body });
      return;
    }
    case 'ack': {
      const body = bodyOf(world, message, Ack);
      read.signs.push(sign);
      if (body) read.acks.push({ ...about, body });
      return;
    }
  }
}

/** Nothing for what cannot be read: it would not get better by being said again. */
function bodyOf<S extends z.core.$ZodType>(world: ServiceWorld, message: Incoming, schema: S): z.infer<S> | undefined {
  const { controllerId, channel, payload } = message;
  const result = z.safeParse(schema, jsonFrom(payload.toString()));
  if (result.success) return result.data;
  complain(world.house, 'a controller sends what cannot be read', { controllerId, channel });
  return undefined;
}

function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
