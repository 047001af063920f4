import type { Batch } from '@fachwerk/server/batch';
import type { ServiceWorld } from '@fachwerk/server/module';
import { SessionLock, type SessionLockOptions } from '@fachwerk/server/session-lock';
import type { IPublishPacket, MqttClient } from 'mqtt';
import { FROM_CONTROLLER } from '../../wire.ts';
import type { Incoming } from '../intake/take-messages.ts';
import { type BrokerClient, openBrokerClient, sessionName } from './broker-client.ts';

/** The name of the lock, and of the connections that want it. */
const INTAKE = 'fachwerk intake';
/** Of a server that is the broker itself. */
export const BROKER_INSIDE = 'fachwerk broker inside';

/** Held by the one process that hears the controllers of this database. */
export function intakeLock(
  { url }: ServiceWorld,
  applicationName = INTAKE,
  hooks: Pick<SessionLockOptions, 'onHeld' | 'onLost'> = {},
): SessionLock {
  return new SessionLock({ url, name: INTAKE, applicationName, ...hooks });
}

export type Intake = {
  hears(): boolean;
  /** Whether another process hears the controllers, or this one does. */
  isWell(): boolean;
  problem(): string | undefined;
  /** Resolves when it was decided who hears, and the broker has answered where that is us. */
  readonly began: Promise<void>;
  stop(): Promise<void>;
};

export type Hear = (client: MqttClient, packet: IPublishPacket) => Promise<void>;

/** Who has the turn and does not reach the broker for so long gives it away, and does not want it back for a while. */
const REACHED_WITHIN_MS = 10_000;
const PASSED_ON_FOR_MS = 5_000;

/**
 * Hears the controllers, in one process at a time, always as the same client of the broker. Its session there outlives every process:
 * what a dead one had not acknowledged comes again, in its order, to the next one. Should two believe that it is their turn, the
 * broker hangs up on the first; what both have stored is stored once.
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

  /** Another process may hear them from now on: what this one has not acknowledged goes there. */
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
      // What was heard is stored and acknowledged first: the next one need not hear it again.
      await batch.end();
      clearTimeout(impatience);
      await line?.client.off('close', beImpatient).endAsync();
      await lock.close();
    },
  };
}

/** Tells mqtt.js to read on without an acknowledgement of its own: it comes from us, after the commit. */
const UNANSWERED = new Error('acknowledged after the commit');
