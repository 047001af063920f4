import type { Batch } from '@fachwerk/server/batch';
import type { ServiceWorld } from '@fachwerk/server/module';
import { SessionLock, type SessionLockOptions } from '@fachwerk/server/session-lock';
import type { IPublishPacket, MqttClient } from 'mqtt';
import { FROM_CONTROLLER } from '../../wire.ts';
import type { Incoming } from '../intake/take-messages.ts';
import { type BrokerClient, openBrokerClient, sessionName } from './broker-client.ts';

/** Name of the lock, and of the connections that request it. */
const INTAKE = 'fachwerk intake';
/** Application name of a server with the embedded broker. */
export const BROKER_INSIDE = 'fachwerk broker inside';

/** Held by the one process that receives controller messages for this database. */
export function intakeLock(
  { url }: ServiceWorld,
  applicationName = INTAKE,
  hooks: Pick<SessionLockOptions, 'onHeld' | 'onLost'> = {},
): SessionLock {
  return new SessionLock({ url, name: INTAKE, applicationName, ...hooks });
}

export type Intake = {
  hears(): boolean;
  /** True if this or another process receives messages. */
  isWell(): boolean;
  problem(): string | undefined;
  /** Resolves when the receiver is elected and, if it is this process, the broker has answered. */
  readonly began: Promise<void>;
  stop(): Promise<void>;
};

export type Hear = (client: MqttClient, packet: IPublishPacket) => Promise<void>;

/** A lock holder that cannot reach the broker for this long releases the lock and pauses. */
const REACHED_WITHIN_MS = 10_000;
const PASSED_ON_FOR_MS = 5_000;

/**
 * Receives controller messages in one process at a time, always as the same MQTT client. The session at the broker outlives every process: messages
 * that a dead one had not acknowledged are delivered again, in order, to the next. If two processes believe they hold the lock, the broker
 * disconnects the first; messages stored by both are stored once.
 */
export function openIntake(world: ServiceWorld, batch: Batch<Incoming>, hear: Hear): Intake {
  const began = Promise.withResolvers<void>();
  let line: BrokerClient | undefined;
  let impatience: NodeJS.Timeout | undefined;
  let isStopping = false;

  function begin(): void {
    if (isStopping) return;
    const opened = openBrokerClient(world.app, { clean: false, clientId: sessionName(world.app) });
    const { client } = opened;
    line = opened;
    void opened.answered.then(began.resolve);
    client.handleMessage = (packet, done) =>
      void (isStopping ? Promise.resolve() : hear(client, packet)).finally(() => done(UNANSWERED));
    client.on('connect', () => {
      clearTimeout(impatience);
      client.subscribe(
        FROM_CONTROLLER.map((channel) => `fw/+/+/${channel}`),
        { qos: 1 },
      );
    });
    client.on('close', beImpatient);
    beImpatient();
  }

  function beImpatient(): void {
    clearTimeout(impatience);
    impatience = setTimeout(() => void lock.release(PASSED_ON_FOR_MS), REACHED_WITHIN_MS);
    impatience.unref();
  }

  /** Another process may take over: unacknowledged messages are delivered there. */
  function end(): void {
    clearTimeout(impatience);
    line?.client.off('close', beImpatient).end(true);
    line = undefined;
  }

  const lock: SessionLock = intakeLock(world, undefined, { onHeld: begin, onLost: end });
  void lock.look().then(() => lock.state === 'held' || began.resolve());

  const hears = () => line?.client.connected ?? false;
  return {
    hears,
    isWell: () => hears() || lock.state === 'waiting',
    problem: () => line?.problem(),
    began: began.promise,
    stop: async () => {
      isStopping = true;
      // Store and acknowledge received messages first, so that the next process does not get them again.
      await batch.end();
      clearTimeout(impatience);
      await line?.client.off('close', beImpatient).endAsync();
      await lock.close();
    },
  };
}

/** Makes mqtt.js continue without acknowledging; we acknowledge after the commit. */
const UNANSWERED = new Error('acknowledged after the commit');
