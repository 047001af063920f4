import { randomUUID } from 'node:crypto';
import {
  type Ack,
  Command,
  type Credentials,
  type DeviceEvent,
  type Fault,
  type OpenResult,
  type Presence,
  Simulate,
  sendingAtOnce,
  type Telemetry,
  topicOf,
} from '@fachwerk/devices/wire';
import mqtt, { type MqttClient } from 'mqtt';
import * as z from 'zod/mini';
import { whyNotObey } from './command-check.ts';
import type { Pace } from './pace.ts';
import { aged, closed, forced, newLock, pulsed, readingOf, type VirtualLock, withFault } from './virtual-lock.ts';

export type VirtualControllerOptions = {
  readonly credentials: Credentials;
  readonly locks: readonly { readonly channel: number; readonly battery?: number | undefined }[];
  readonly pace: Pace;
  readonly random: () => number;
  readonly firmware?: string;
};

const FIRMWARE = 'sim-1.4.0';
/** So many commands are remembered, to carry out none of them twice. */
const MOST_SEEN = 1000;

/** A controller as careful as a real one should be, on a real connection. Its faults are played, not faked on the server. */
export class VirtualController {
  readonly #options: VirtualControllerOptions;
  readonly #locks = new Map<number, VirtualLock>();
  readonly #channels: ReadonlySet<number>;
  readonly #seen = new Set<string>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #client: MqttClient | undefined;
  #ear: MqttClient | undefined;
  #faults = new Set<Fault>();

  constructor(options: VirtualControllerOptions) {
    this.#options = options;
    for (const { channel, battery } of options.locks) {
      this.#locks.set(channel, newLock(channel, options.random, battery));
    }
    this.#channels = new Set(this.#locks.keys());
  }

  start(): void {
    this.#connect();
    this.#again(() => this.report(), this.#options.pace.reportMs);
    this.#again(() => this.#flap(), this.#options.pace.flapMs);
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    await Promise.all([this.#client, this.#ear].map((client) => client?.endAsync(true).catch(() => {})));
    this.#client = undefined;
    this.#ear = undefined;
  }

  /** From now on something is wrong, or right again. */
  simulate({ lock: channel, fault, isOn }: Simulate): void {
    if (fault === 'offline' || fault === 'flapping') {
      this.#setFault(fault, isOn);
      return;
    }
    for (const lock of [...this.#locks.values()]) {
      if (channel !== null && lock.channel !== channel) continue;
      this.#locks.set(lock.channel, withFault(lock, fault, isOn));
      if (fault === 'forced_door' && isOn) this.#moved(forced(this.#locks.get(lock.channel)!));
      if ((fault === 'forced_door' || fault === 'door_left_open') && !isOn) this.#close(lock.channel);
    }
    if (fault === 'low_battery' || fault === 'no_signal') this.report();
  }

  /** How all its locks are. */
  report(): void {
    for (const lock of this.#locks.values()) this.#locks.set(lock.channel, aged(lock, this.#options.random));
    const telemetry: Telemetry = {
      id: randomUUID(),
      at: new Date(),
      firmware: this.#options.firmware ?? FIRMWARE,
      queue: 0,
      locks: [...this.#locks.values()].map(readingOf),
    };
    this.#say('telemetry', telemetry);
  }

  #connect(): void {
    const { firmware = FIRMWARE } = this.#options;
    const topic = (channel: 'cmd' | 'sim' | 'presence') => this.#topic(channel);
    const presence = (online: boolean): string =>
      JSON.stringify({ online, at: new Date(), firmware } satisfies Presence);
    const will = { topic: topic('presence'), payload: Buffer.from(presence(false)), qos: 1, retain: true } as const;
    const client = sendingAtOnce(mqtt.connect(this.#options.credentials.brokerUrl, { ...this.#line(), will }));
    this.#bePatient(client);
    client.on('connect', () => {
      client.subscribe([topic('cmd'), topic('sim')], { qos: 1 });
      client.publish(topic('presence'), presence(true), { qos: 1, retain: true });
      this.report();
    });
    client.on('message', (name, payload) => this.#hear(name, payload.toString()));
    this.#client = client;
  }

  /** Away for everybody, it must still hear when to come back: it listens, and says nothing. */
  #listen(): void {
    if (!this.#faults.has('offline') || this.#ear) return;
    const ear = mqtt.connect(this.#options.credentials.brokerUrl, this.#line());
    this.#bePatient(ear);
    ear.on('connect', () => ear.subscribe(this.#topic('sim'), { qos: 1 }));
    ear.on('message', (name, payload) => this.#hear(name, payload.toString()));
    this.#ear = ear;
  }

  /** A broker that is not there, or refuses, is tried again, with growing pauses: accounts are mended while devices run. */
  #bePatient(client: MqttClient): void {
    const { reconnectMs, longestReconnectMs } = this.#options.pace;
    client.on('connect', () => {
      client.options.reconnectPeriod = reconnectMs;
    });
    client.on('error', () => {
      client.options.reconnectPeriod = Math.min(longestReconnectMs, 2 * client.options.reconnectPeriod!);
    });
  }

  #line() {
    const { credentials, pace } = this.#options;
    return {
      clientId: credentials.controllerId,
      username: credentials.username,
      password: credentials.password,
      keepalive: credentials.heartbeatSeconds,
      clean: true,
      reconnectPeriod: pace.reconnectMs,
      reconnectOnConnackError: true,
    };
  }

  #topic(channel: 'cmd' | 'sim' | 'presence'): string {
    const { companyCode, controllerId } = this.#options.credentials;
    return topicOf(companyCode, controllerId, channel);
  }

  #hear(topic: string, text: string): void {
    const message: unknown = parsed(text);
    if (topic.endsWith('/sim')) {
      const order = z.safeParse(Simulate, message);
      if (order.success) this.simulate(order.data);
      return;
    }
    const command = z.safeParse(Command, message);
    if (command.success) this.#obey(command.data);
  }

  #obey(command: Command): void {
    const { credentials, pace, random } = this.#options;
    const reason = whyNotObey(command, {
      key: credentials.commandKey,
      now: new Date(),
      seen: this.#seen,
      channels: this.#channels,
    });
    if (reason) {
      this.#answer({ id: command.id, step: 'denied', at: new Date(), reason });
      return;
    }
    this.#remember(command.id);
    if (command.kind === 'ping') this.#answer({ id: command.id, step: 'pong', at: new Date() });
    const lock = command.lock === null ? undefined : this.#locks.get(command.lock);
    if (!lock || lock.faults.has('silent')) return;
    const slow = lock.faults.has('slow') ? pace.slowMs : 0;
    this.#later(() => this.#answer({ id: command.id, step: 'accepted', at: new Date() }), slow);
    if (command.kind === 'open') this.#later(() => this.#pulse(command, lock.channel), slow + pace.openMs(random));
  }

  #pulse({ id }: Command, channel: number): void {
    const { lock, result } = pulsed(this.#locks.get(channel)!);
    const hasMoved = lock.doorState !== this.#locks.get(channel)!.doorState;
    this.#locks.set(channel, lock);
    if (hasMoved) this.#moved(lock, id);
    this.#answerDone(id, result, lock);
    const { pace, random } = this.#options;
    if (hasMoved && !lock.faults.has('door_left_open')) this.#later(() => this.#close(channel), pace.closeMs(random));
  }

  #answerDone(id: string, result: OpenResult, lock: VirtualLock): void {
    const { lockState, doorState } = lock;
    this.#answer({ id, step: 'done', at: new Date(), result, lock: lockState, door: doorState });
    // A liar also answers questions nobody asked.
    if (lock.faults.has('lying')) {
      this.#answer({ id: randomUUID(), step: 'done', at: new Date(), result, lock: lockState, door: doorState });
    }
  }

  #close(channel: number): void {
    const lock = this.#locks.get(channel)!;
    if (lock.doorState === 'open') this.#moved(closed(lock));
  }

  #moved(lock: VirtualLock, command?: string): void {
    this.#locks.set(lock.channel, lock);
    const event: DeviceEvent = {
      id: randomUUID(),
      at: new Date(),
      lock: lock.channel,
      lockState: lock.lockState,
      doorState: lock.doorState,
      ...(command && { command }),
    };
    this.#say('event', event);
  }

  #setFault(fault: 'offline' | 'flapping', isOn: boolean): void {
    if (isOn) this.#faults.add(fault);
    else this.#faults.delete(fault);
    if (fault !== 'offline') return;
    if (isOn) {
      this.#tearOff();
      // Not before the broker has noticed: a new line in its place would be the same device.
      this.#later(() => this.#listen(), this.#options.pace.reconnectMs);
      return;
    }
    this.#ear?.end(true);
    this.#ear = undefined;
    if (!this.#client) this.#connect();
  }

  /** Not signed off: the broker has to notice, and to publish the last will. */
  #tearOff(): void {
    this.#client?.stream.destroy();
    this.#client?.end(true);
    this.#client = undefined;
  }

  #flap(): void {
    if (!this.#faults.has('flapping') || this.#faults.has('offline')) return;
    this.#client?.stream.destroy();
  }

  #remember(id: string): void {
    this.#seen.add(id);
    if (this.#seen.size > MOST_SEEN) this.#seen.delete(this.#seen.values().next().value!);
  }

  #answer(ack: Ack): void {
    this.#say('ack', ack);
  }

  #say(channel: 'ack' | 'event' | 'telemetry', body: object): void {
    const { companyCode, controllerId } = this.#options.credentials;
    this.#client?.publish(topicOf(companyCode, controllerId, channel), JSON.stringify(body), { qos: 1 });
  }

  #later(work: () => void, ms: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, ms);
    this.#timers.add(timer);
  }

  /** Not all controllers at the same moment. */
  #again(work: () => void, everyMs: number): void {
    this.#later(
      () => {
        work();
        this.#again(work, everyMs);
      },
      everyMs * (0.8 + this.#options.random() * 0.4),
    );
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
