import { Instant } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import * as z from 'zod/mini';

/**
 * Messages between controllers and server over MQTT 3.1.1, as JSON. docs/hardware/controllers.md documents them for hardware makers; server,
 * simulator and tests share these schemas.
 */

/** A command expires after this. */
export const COMMAND_LIFE_SECONDS = 15;
/** Maximum interval between a controller's reports. */
export const HEARTBEAT_SECONDS = 30;

/** `cmd`: commands; `sim`: faults for virtual controllers of a demo company, ignored by real hardware. */
export const TO_CONTROLLER = ['cmd', 'sim'] as const;
export const FROM_CONTROLLER = ['ack', 'event', 'telemetry', 'presence'] as const;
export const CHANNELS = [...TO_CONTROLLER, ...FROM_CONTROLLER] as const;
export type Channel = (typeof CHANNELS)[number];
export type ChannelFromController = (typeof FROM_CONTROLLER)[number];

/** `fw/{company code}/{controller id}/{channel}` */
export function topicOf(companyCode: string, controllerId: string, channel: Channel | '+' | '#'): string {
  return `fw/${companyCode}/${controllerId}/${channel}`;
}

export type TopicParts = { readonly companyCode: string; readonly controllerId: string; readonly channel: Channel };

/** Null for a foreign topic. */
export function partsOfTopic(topic: string): TopicParts | null {
  const [root, companyCode, controllerId, channel, ...rest] = topic.split('/');
  if (root !== 'fw' || !companyCode || !controllerId || rest.length > 0) return null;
  return CHANNELS.includes(channel as Channel) ? { companyCode, controllerId, channel: channel as Channel } : null;
}

/** Channel of a lock on its controller. */
const LockChannel = z.int().check(z.minimum(1), z.maximum(999));
const Percent = z.int().check(z.minimum(0), z.maximum(100));
/** Chosen by the sender; a resent message keeps it. */
const MessageId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));

/** Bolt and door are separate facts. `unknown`: no sensor, or no answer from it. */
export const LockFact = z.enum(['locked', 'unlocked', 'unknown']);
export type LockFact = z.infer<typeof LockFact>;
export const DoorFact = z.enum(['closed', 'open', 'unknown']);
export type DoorFact = z.infer<typeof DoorFact>;

/** `alternative` is the second pulse profile, for bolts that stick. */
export const PulseProfile = z.enum(['standard', 'alternative']);
export type PulseProfile = z.infer<typeof PulseProfile>;

/**
 * On `cmd`. The signature is the base64url HMAC-SHA256, with the controller's own key, of the lines id, kind, lock, profile, issuedAt, expiresAt. A
 * controller refuses a wrong signature, a repeated id, and an expired command.
 */
export const Command = z.object({
  id: z.uuid(),
  kind: z.enum(['open', 'ping', 'warm']),
  lock: z.nullable(LockChannel),
  profile: PulseProfile,
  issuedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  signature: z.string(),
});
export type Command = z.infer<typeof Command>;

/** The signed text, line by line. */
export function signedText(command: Omit<Command, 'signature'>): string {
  const { id, kind, lock, profile, issuedAt, expiresAt } = command;
  return [id, kind, lock ?? '', profile, issuedAt, expiresAt].join('\n');
}

export const OpenResult = z.enum(['opened', 'already_open', 'jammed', 'failed']);
export type OpenResult = z.infer<typeof OpenResult>;

/** On `ack`: first whether the command was accepted, then, for a command to a lock, its result. */
export const Ack = z.discriminatedUnion('step', [
  z.object({ id: z.uuid(), step: z.literal('accepted'), at: Instant }),
  z.object({
    id: z.uuid(),
    step: z.literal('denied'),
    at: Instant,
    reason: z.enum(['expired', 'signature', 'repeated', 'unknown_lock', 'busy']),
  }),
  z.object({ id: z.uuid(), step: z.literal('done'), at: Instant, result: OpenResult, lock: LockFact, door: DoorFact }),
  z.object({ id: z.uuid(), step: z.literal('pong'), at: Instant }),
]);
export type Ack = z.infer<typeof Ack>;

/** On `event`: a bolt or a door has moved. `command` names its cause, if there was one. */
export const DeviceEvent = z.object({
  id: MessageId,
  at: Instant,
  lock: LockChannel,
  lockState: LockFact,
  doorState: DoorFact,
  command: z.optional(z.uuid()),
});
export type DeviceEvent = z.infer<typeof DeviceEvent>;

export const LockReading = z.object({
  lock: LockChannel,
  lockState: LockFact,
  doorState: DoorFact,
  battery: z.nullable(Percent),
  /** 0 means no signal. */
  signal: z.nullable(Percent),
  temperature: z.nullable(z.number().check(z.minimum(-60), z.maximum(120))),
});
export type LockReading = z.infer<typeof LockReading>;

/** On `telemetry`: state of the locks. Published with QoS 1; the acknowledgement confirms storage. */
export const Telemetry = z.object({
  id: MessageId,
  at: Instant,
  firmware: z.string().check(z.maxLength(40)),
  /** Messages still queued on the controller. */
  queue: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  locks: z.array(LockReading).check(z.maxLength(200)),
});
export type Telemetry = z.infer<typeof Telemetry>;

/** On `presence`, retained. The controller's last will is `{ "online": false }` with the `at` of its connection. */
export const Presence = z.object({
  online: z.boolean(),
  at: Instant,
  firmware: z.optional(z.string().check(z.maxLength(40))),
});
export type Presence = z.infer<typeof Presence>;

/** Faults of a virtual lock, or of its whole controller if `lock` is null. */
export const Fault = z.enum([
  'jam',
  'forced_door',
  'door_left_open',
  'low_battery',
  'no_signal',
  'slow',
  'silent',
  'lying',
  'offline',
  'flapping',
]);
export type Fault = z.infer<typeof Fault>;

/** On `sim`: turns a fault on or off. */
export const Simulate = z.object({ lock: z.nullable(LockChannel), fault: Fault, isOn: z.boolean() });
export type Simulate = z.infer<typeof Simulate>;

/** Answer to a one-time token (`POST /api/location/controllers/provision`). */
export const Credentials = z.object({
  companyCode: z.string(),
  controllerId: z.uuid(),
  username: z.string(),
  password: secret(z.string()),
  /** Base64url key for command signatures. */
  commandKey: secret(z.string()),
  /** mqtt:// or mqtts:// URL to connect to. */
  brokerUrl: z.string(),
  heartbeatSeconds: z.int(),
});
export type Credentials = z.infer<typeof Credentials>;

type Line = { readonly stream: object; on(event: 'connect', listener: () => void): unknown };

/** mqtt.js does not set `noDelay`: with it a short message is sent at once instead of after the previous one is acknowledged (40 ms). */
export function sendingAtOnce<Client extends Line>(client: Client): Client {
  client.on('connect', () => (client.stream as { setNoDelay?(isOn: boolean): void }).setNoDelay?.(true));
  return client;
}
