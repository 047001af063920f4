import { fitOf } from '@fachwerk/server/answer-fit';
import type { ServiceWorld } from '@fachwerk/server/module';
import * as z from 'zod/mini';
import { Ack, type ChannelFromController, DeviceEvent, Presence, Telemetry } from '../../wire.ts';
import { linkOf } from '../broker/controllers-link.ts';
import { takePong } from '../controllers/take-pong.ts';
import { commandsAnswered, type DeviceMessage, eventsReported, telemetryReported } from '../facade-hooks.ts';
import { findSenders, type Sender } from './find-senders.ts';
import { logComplaint } from './log-complaint.ts';
import { type SignOfLife, takePresence } from './take-presence.ts';

/** A raw message: the sender's name is authenticated, everything else is unchecked. */
export type Incoming = {
  readonly companyCode: string;
  readonly controllerId: string;
  /** Version of the device's credentials; null if an external broker has checked them. */
  readonly credentialsVersion: number | null;
  readonly channel: ChannelFromController;
  readonly payload: string | Buffer;
  /** Retained by an external broker: reported earlier, not now. */
  readonly isRetained: boolean;
  readonly receivedAt: Date;
};

type Read = {
  readonly signs: SignOfLife[];
  readonly pongs: DeviceMessage<Ack>[];
  readonly acks: DeviceMessage<Ack>[];
  readonly events: DeviceMessage<DeviceEvent>[];
  readonly telemetry: DeviceMessage<Telemetry>[];
};

/** Stores a batch. When it returns, everything is committed and can be acknowledged. Every part is idempotent. */
export async function takeMessages(world: ServiceWorld, messages: readonly Incoming[]): Promise<void> {
  const senders = await findSenders(
    world.db,
    messages.map(({ controllerId }) => controllerId),
  );
  const read: Read = { signs: [], pongs: [], acks: [], events: [], telemetry: [] };
  for (const message of messages) {
    const sender = senders.get(message.controllerId);
    if (sender && isEntitled(sender, message)) add(world, read, sender, message);
    else refuse(world, message);
  }
  const { hooks } = world.app;
  await takePresence(world, read.signs);
  // Door and bolt events come first: when an attempt ends, the door is already shown as open.
  if (read.events.length > 0) await hooks.get(eventsReported)(world, read.events);
  if (read.telemetry.length > 0) await hooks.get(telemetryReported)(world, read.telemetry);
  for (const pong of read.pongs) await takePong(world, pong);
  if (read.acks.length + read.events.length > 0) await hooks.find(commandsAnswered)?.(world, read.acks, read.events);
}

function isEntitled(sender: Sender, { companyCode, credentialsVersion }: Incoming): boolean {
  const isCurrent = credentialsVersion === null || credentialsVersion === sender.credentialsVersion;
  return isCurrent && sender.companyCode === companyCode;
}

/** Archived, unknown, or with credentials that were replaced in the meantime. */
function refuse({ app }: ServiceWorld, { controllerId, credentialsVersion }: Incoming): void {
  logComplaint(app, 'somebody without rights speaks as a controller', { controllerId });
  if (credentialsVersion !== null) linkOf(app).disconnect(controllerId);
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
      // A retained message only shows that the device was here once.
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
      if (body) (body.step === 'pong' ? read.pongs : read.acks).push({ ...about, body });
      return;
    }
  }
}

/** Undefined for an unreadable message: sending it again would not help. */
function bodyOf<S extends z.core.$ZodType>(world: ServiceWorld, message: Incoming, schema: S): z.infer<S> | undefined {
  const { controllerId, channel, payload } = message;
  const given = withInstant(jsonFrom(payload.toString()));
  if (fits(schema, given)) return given;
  const result = z.safeParse(schema, given);
  if (result.success) return result.data;
  logComplaint(world.app, 'a controller sends what cannot be read', { controllerId, channel });
  return undefined;
}

function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Converts the instant in place; nearly all other fields are already of the right type. */
function withInstant(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !('at' in given) || typeof given.at !== 'string') return given;
  return Object.assign(given, { at: new Date(given.at) });
}

const looks = new Map<z.core.$ZodType, ((value: unknown) => boolean) | null>();

function fits<S extends z.core.$ZodType>(schema: S, given: unknown): given is z.infer<S> {
  const look = looks.has(schema) ? looks.get(schema) : fitOf(schema);
  looks.set(schema, look ?? null);
  return look?.(given) ?? false;
}
