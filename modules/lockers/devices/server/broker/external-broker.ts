import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Batch } from '@fachwerk/server/batch';
import type { ServiceWorld } from '@fachwerk/server/module';
import type { IPublishPacket, MqttClient } from 'mqtt';
import { FROM_CONTROLLER, partsOfTopic } from '../../wire.ts';
import type { Incoming } from '../intake/take-messages.ts';
import { openBrokerClient, sessionName } from './broker-client.ts';
import { openIntake } from './broker-intake.ts';
import { brokerUrlOf, NotSent } from './controllers-link.ts';
import { tooLarge } from './device-limits.ts';
import type { Broker } from './embedded-broker.ts';

/** How long a start waits for the broker; after that the server runs without it, and `/api/ready` reports it. */
const CONNECT_WITHIN_MS = 5_000;
const ID_BYTES = 6;

/**
 * Controllers connect to the operator's broker, which checks names and topics. Every process sends commands as its own MQTT client, so that processes
 * do not disconnect each other. One process at a time receives messages (`openIntake`).
 */
export async function startExternalLink(world: ServiceWorld, batch: Batch<Incoming>): Promise<Broker> {
  const { app } = world;
  const clientId = `${sessionName(app)}-${randomBytes(ID_BYTES).toString('hex')}`;
  const sender = openBrokerClient(app, { clean: true, clientId });
  const intake = openIntake(world, batch, (client, packet) => takePacket(world, client, batch, packet));
  await Promise.race([
    Promise.all([sender.answered, intake.began]),
    sleep(CONNECT_WITHIN_MS, undefined, { ref: false }),
  ]);

  return {
    link: {
      publish: async (topic, payload) => {
        if (!sender.client.connected) throw new NotSent('link_down');
        await sender.client.publishAsync(topic, payload, { qos: 0 });
      },
      isUp: () => sender.client.connected && intake.isWell(),
      hears: intake.hears,
      problem: () => sender.problem() ?? intake.problem(),
      disconnect: () => {},
      brokerUrl: brokerUrlOf(app, app.broker.port),
    },
    stop: async () => {
      await intake.stop();
      await sender.client.endAsync();
    },
  };
}

async function takePacket(
  world: ServiceWorld,
  client: MqttClient,
  batch: Batch<Incoming>,
  packet: IPublishPacket,
): Promise<void> {
  const { stream } = client;
  const acknowledge = () => {
    // An acknowledgement belongs to the connection of its message; a new connection delivers the message again.
    if (packet.qos === 1 && client.stream === stream && client.connected) stream.write(puback(packet.messageId!));
  };
  const message = incomingOf(packet, world.now());
  if (!message) return acknowledge();
  await batch.room();
  batch.add(message).then(acknowledge, () => {
    // Unacknowledged messages are delivered again on a new connection.
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
