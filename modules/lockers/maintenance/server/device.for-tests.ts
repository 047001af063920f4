import { controllerApi } from '@fachwerk/devices/contract-controller';
import {
  type Ack,
  type ChannelFromController,
  type Command,
  type Credentials,
  sendingAtOnce,
  topicOf,
} from '@fachwerk/devices/wire';
import mqtt, { type IClientOptions, type MqttClient } from 'mqtt';
import type { TestLocation, TestLocks } from './testing.ts';

/** A controller made by hand: it says exactly what a test lets it say. */
export class TestDevice {
  readonly credentials: Credentials;
  readonly client: MqttClient;
  readonly #commands: Command[] = [];
  #wanted: (() => void) | undefined;

  constructor(credentials: Credentials, client: MqttClient) {
    this.credentials = credentials;
    this.client = client;
    client.on('error', () => {});
    client.on('message', (_topic, payload) => {
      this.#commands.push(JSON.parse(payload.toString()) as Command);
      this.#wanted?.();
    });
  }

  topic(channel: ChannelFromController | 'cmd'): string {
    return topicOf(this.credentials.companyCode, this.credentials.controllerId, channel);
  }

  /** Returns when the house has acknowledged it, that is: after the commit. */
  async t(channel: ChannelFromController, body: object | string): Promise<void> {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    await this.client.publishAsync(this.topic(channel), payload, { qos: 1 });
  }

  answer(ack: Omit<Ack, 'at'> & Record<string, unknown>): Promise<void> {
    return this.t('ack', { at: new Date(), ...ack });
  }

  /** The door opens, and the controller says so. */
  done(id: string, given: object = {}): Promise<void> {
    return this.answer({ id, step: 'done', result: 'opened', lock: 'unlocked', door: 'open', ...given } as never);
  }

  /** The next command, however long it takes. */
  async command(): Promise<Command> {
    while (this.#commands.length === 0) {
      await new Promise<void>((resolve) => {
        this.#wanted = resolve;
      });
    }
    return this.#commands.shift()!;
  }

  /** What was heard so far and nobody asked for. */
  unheard(): readonly Command[] {
    return this.#commands;
  }

  /** The house has hung up, or will. */
  closed(): Promise<void> {
    return new Promise((resolve) => this.client.once('close', () => resolve()));
  }

  /** The line is torn, not closed: nobody says goodbye. */
  tear(): void {
    this.client.stream.destroy();
  }
}

/** New credentials for the controller of a location, as its device gets them. */
export async function provisioned(locks: TestLocks, at: TestLocation): Promise<Credentials> {
  const company = [locks.city, locks.hamburg, locks.other].find(({ id }) => id === at.companyId)!;
  const { body } = await locks.by(company).call(controllerApi.renewToken, { controller: { id: at.controllerId } });
  await locks.app.runJobs();
  return (await locks.app.call(controllerApi.provision, { token: body.token })).body;
}

/** Connects as a well-behaved controller does. */
export async function connectDevice(credentials: Credentials, options: IClientOptions = {}): Promise<TestDevice> {
  const device = new TestDevice(credentials, connectWith(credentials, options));
  await new Promise((resolve) => device.client.once('connect', resolve));
  await device.client.subscribeAsync(device.topic('cmd'), { qos: 1 });
  await device.t('presence', { online: true, at: new Date() });
  return device;
}

export function connectWith(credentials: Credentials, options: IClientOptions = {}): MqttClient {
  const { brokerUrl, username, password, companyCode, controllerId } = credentials;
  return sendingAtOnce(
    mqtt.connect(brokerUrl, {
      clientId: controllerId,
      username,
      password,
      reconnectPeriod: 0,
      keepalive: 30,
      will: {
        topic: topicOf(companyCode, controllerId, 'presence'),
        payload: Buffer.from(JSON.stringify({ online: false, at: new Date() })),
        qos: 1,
        retain: true,
      },
      ...options,
    }),
  );
}

/** The location's controller, with credentials, connected. */
export async function openDevice(locks: TestLocks, at: TestLocation, options?: IClientOptions): Promise<TestDevice> {
  return connectDevice(await provisioned(locks, at), options);
}
