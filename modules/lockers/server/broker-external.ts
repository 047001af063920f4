import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import type { House } from '@fachwerk/server/house';
import type { ServiceWorld } from '@fachwerk/server/module';
import mqtt, { type IPublishPacket, type MqttClient } from 'mqtt';
import { FROM_CONTROLLER, partsOfTopic, sendingAtOnce } from '../wire.ts';
import type { Batch } from './broker-batch.ts';
import type { Broker } from './broker-embedded.ts';
import { tooLarge } from './broker-packet-size.ts';
import { brokerUrlOf, NotSent } from './controllers-link.ts';
import type { Incoming } from './take-messages.ts';

const RECONNECT_MS = 1_000;
/** How long a start waits for the broker; afterwards the house runs without it, and `/api/ready` says so. */
const CONNECT_WITHIN_MS = 5_000;

/**
 * Controllers connect to a broker of the operator, which checks names and topics. The session there outlives a restart of this
 * process: what was not acknowledged comes again.
 */
export async function startExternalLink(world: ServiceWorld, batch: Batch<Incoming>): Promise<Broker> {
  const { house } = world;
  const client = sendingAtOnce(
    mqtt.connect(house.broker.url!, {
      clean: false,
      ...(!hasOwnClientId(house) && { clientId: clientIdOf(house) }),
      reconnectPeriod: RECONNECT_MS,
      protocolVersion: 4,
      // A command that cannot leave now must not leave later.
      queueQoSZero: false,
      resubscribe: false,
    }),
  );
  client.handleMessage = (packet, done) => void hear(world, client, batch, packet).finally(() => done(UNANSWERED));
  client.on('error', (error) => house.log.warn({ err: error, part: 'broker' }, 'the MQTT broker cannot be reached'));
  client.on('connect', () => {
    house.log.info({ part: 'broker' }, 'connected to the MQTT broker');
    client.subscribe(
      FROM_CONTROLLER.map((channel) => `fw/+/+/${channel}`),
      { qos: 1 },
    );
  });
  await connected(client);

  return {
    link: {
      publish: async (topic, payload) => {
        if (!client.connected) throw new NotSent('link_down');
        await client.publishAsync(topic, payload, { qos: 0 });
      },
      isUp: () => client.connected,
      disconnect: () => {},
      brokerUrl: brokerUrlOf(house, house.broker.port),
    },
    stop: () => client.endAsync(),
  };
}

/** Tells mqtt.js to read on without an acknowledgement of its own: it comes from here, after the commit. */
const UNANSWERED = new Error('acknowledged after the commit');

async function hear(
  world: ServiceWorld,
  client: MqttClient,
  batch: Batch<Incoming>,
  packet: IPublishPacket,
): Promise<void> {
  const { stream } = client;
  const acknowledge = () => {
    // An acknowledgement belongs to the connection the message came by; on a new one the message comes again.
    if (packet.qos === 1 && client.stream === stream && client.connected) stream.write(puback(packet.messageId!));
  };
  const message = incomingOf(packet, world.now());
  if (!message) return acknowledge();
  await batch.room();
  batch.add(message).then(acknowledge, () => {
    // Unacknowledged messages come again on a new connection.
    if (client.stream === stream) stream.destroy();
  });
}

function incomingOf(packet: IPublishPacket, receivedAt: Date): Incoming | null {
  const parts = partsOfTopic(packet.topic);
  const channel = FROM_CONTROLLER.find((known) => known === parts?.channel);
  if (!parts || !channel || tooLarge(packet.payload.length)) return null;
  const { companyCode, controllerId } = parts;
  const { payload, retain: isRetained } = packet;
  return { companyCode, controllerId, credentialsVersion: null, channel, payload, isRetained, receivedAt };
}

/** MQTT 3.1.1, 3.4: the packet has a fixed length. */
function puback(messageId: number): Buffer {
  return Buffer.of(0x40, 2, messageId >> 8, messageId & 0xff);
}

async function connected(client: MqttClient): Promise<void> {
  const tooLate = AbortSignal.timeout(CONNECT_WITHIN_MS);
  await new Promise<void>((resolve) => {
    client.once('connect', () => resolve());
    tooLate.addEventListener('abort', () => resolve(), { once: true });
  });
}

const hasOwnClientId = (house: House) => new URL(house.broker.url!).searchParams.has('clientId');

/** The same after a restart, so that the session is found again; another one for every machine that runs this house. */
function clientIdOf({ secret }: House): string {
  return `fachwerk-${createHash('sha256').update(`${secret} ${hostname()}`).digest('hex').slice(0, 12)}`;
}
