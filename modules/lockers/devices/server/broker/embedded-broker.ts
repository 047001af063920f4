import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import type { Batch } from '@fachwerk/server/batch';
import { CannotStart } from '@fachwerk/server/cannot-start';
import type { App } from '@fachwerk/server/ctx';
import type { ServiceWorld } from '@fachwerk/server/module';
import { Aedes, type Client } from 'aedes';
import { channelToPublish, maySubscribe } from '../../rules/controller-topics.ts';
import type { Incoming } from '../intake/take-messages.ts';
import { brokerUrlOf, type ControllersLink, NotSent } from './controllers-link.ts';
import { type Pacer, pacer, tooLarge, watchPacketSize } from './device-limits.ts';
import { type SignedIn, signInDevice } from './sign-in-device.ts';

export type Broker = { readonly link: ControllersLink; stop(): Promise<void> };

type Device = SignedIn & { readonly pace: Pacer; isReplaced: boolean };
type Refusal = Error & { returnCode: number };

const SERVER_UNAVAILABLE = 3;
const NOT_AUTHORIZED = 5;
/** A connection without a CONNECT packet within this time is closed. */
const CONNECT_WITHIN_MS = 10_000;
const MOST_CONNECTIONS = 20_000;

/** Broker in this process. Messages are acknowledged after the commit; a forbidden one ends the connection. */
export async function startEmbeddedBroker(world: ServiceWorld, batch: Batch<Incoming>): Promise<Broker> {
  const { app } = world;
  const devices = new WeakMap<Client, Device>();
  const connected = new Map<string, Client>();
  const broker = new Aedes({ connectTimeout: CONNECT_WITHIN_MS, maxTopicLevels: 5 });
  let isStopping = false;

  broker.preConnect = (_client, packet, done) => {
    // A persistent session would queue commands, and a door would open late.
    packet.clean = true;
    // This broker detects the end of a connection itself, so last wills are dropped.
    delete packet.will;
    done(null, true);
  };

  broker.authenticate = (client, name = '', password, done) => {
    signIn(client, name, password?.toString() ?? '').then(
      (refusal) => done(refusal, refusal === null),
      (error) => {
        app.log.warn({ err: error, part: 'broker' }, 'a device could not be checked');
        done(refusalOf(SERVER_UNAVAILABLE, 'try again later'), false);
      },
    );
  };

  async function signIn(client: Client, name: string, password: string): Promise<Refusal | null> {
    // Connections are identified by client id: a foreign one would disconnect another device.
    const signedIn = client.id === name ? await signInDevice(world.db, name, password) : null;
    if (!signedIn) return refusalOf(NOT_AUTHORIZED, 'unknown device, or wrong password');
    const before = connected.get(signedIn.controllerId);
    if (before) devices.get(before)!.isReplaced = true;
    devices.set(client, { ...signedIn, pace: pacer(), isReplaced: false });
    return null;
  }

  broker.authorizePublish = (client, packet, done) => {
    const device = client && devices.get(client);
    const channel = device && channelToPublish(device, packet.topic);
    if (!channel) return done(new Error('not a topic of this device'));
    if (tooLarge(packet.payload.length)) return done(new Error('the message is too large'));
    // Only this server subscribes, and it stores messages in the database.
    packet.retain = false;
    const take = async () => {
      await device.pace();
      await batch.room();
      await batch.add({
        ...identityOf(device),
        channel,
        payload: packet.payload,
        isRetained: false,
        receivedAt: world.now(),
      });
    };
    take().then(() => done(null), done);
  };

  broker.authorizeSubscribe = (client, subscription, done) => {
    const device = devices.get(client);
    done(null, device && maySubscribe(device, subscription.topic) ? subscription : null);
  };

  broker.on('client', (client) => connected.set(client.id, client));
  broker.on('clientDisconnect', (client) => {
    const device = devices.get(client);
    if (connected.get(client.id) === client) connected.delete(client.id);
    if (isStopping || !device || device.isReplaced) return;
    const payload = JSON.stringify({ online: false, at: world.now() });
    batch
      .add({ ...identityOf(device), channel: 'presence', payload, isRetained: false, receivedAt: world.now() })
      // The presence check notices missing heartbeats in any case.
      .catch(() => {});
  });
  broker.on('clientError', (client, error) => {
    app.log.debug({ err: error, controllerId: client.id, part: 'broker' }, 'a device was cut off');
  });

  function cutOff(controllerId: string): void {
    const client = connected.get(controllerId);
    if (!client) return;
    // No goodbye: the disconnect was ours.
    devices.get(client)!.isReplaced = true;
    client.close();
  }

  await broker.listen();
  // Without `noDelay` a command waits for the device's TCP acknowledgement of earlier data, up to 40 ms.
  const server = createServer({ noDelay: true }, (socket) => watchPacketSize(socket, broker.handle(socket)));
  server.maxConnections = MOST_CONNECTIONS;
  const port = await listen(server, app);

  return {
    link: {
      publish: async (topic, payload) => {
        const controllerId = topic.split('/')[2] ?? '';
        if (broker.closed) throw new NotSent('link_down');
        if (!connected.has(controllerId)) throw new NotSent('not_connected');
        await new Promise<void>((resolve, reject) => {
          const packet = { cmd: 'publish', topic, payload, qos: 0, retain: false, dup: false } as const;
          broker.publish(packet, (error) => (error ? reject(error) : resolve()));
        });
      },
      isUp: () => !broker.closed && server.listening,
      hears: () => !broker.closed,
      disconnect: cutOff,
      brokerUrl: brokerUrlOf(app, port),
      localUrl: localUrlOf(server.address() as AddressInfo),
    },
    stop: async () => {
      isStopping = true;
      server.close();
      await new Promise<void>((resolve) => broker.close(() => resolve()));
    },
  };
}

const identityOf = ({ companyCode, controllerId, credentialsVersion }: SignedIn) => ({
  companyCode,
  controllerId,
  credentialsVersion,
});

function refusalOf(returnCode: number, message: string): Refusal {
  return Object.assign(new Error(message), { returnCode });
}

async function listen(server: Server, { broker: { host, port, mayUseOtherPort } }: App): Promise<number> {
  try {
    await listenAt(server, port, host).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' || !mayUseOtherPort) throw error;
      return listenAt(server, 0, host);
    });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const why = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${code})`;
    throw new CannotStart(`Port ${port} for lock controllers ${why}: set MQTT_PORT to another one.`, { cause: error });
  }
  server.on('error', () => {});
  return (server.address() as AddressInfo).port;
}

const EVERYWHERE = ['0.0.0.0', '::'];

function localUrlOf({ address, family, port }: AddressInfo): string {
  const host = EVERYWHERE.includes(address) ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  return `mqtt://${host}:${port}`;
}

async function listenAt(server: Server, port: number, host: string): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening');
}
