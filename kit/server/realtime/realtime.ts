import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { App } from '../app/ctx.ts';
import { newId, newSecret } from '../app/ids.ts';
import type { Module } from '../app/module.ts';
import { type Db, isDatabaseGone } from '../db/db.ts';
import { hostRule } from '../http/hosts.ts';
import { Hub } from './hub.ts';
import { Listen } from './listen.ts';
import { CLOSE } from './messages.ts';
import { PresentPeople } from './present-people.ts';
import { CHANNEL, streamKey } from './publish.ts';
import { Subscriber, type SubscriberContext } from './subscriber.ts';
import { acceptUpgrades } from './upgrade.ts';

export type RealtimeOptions = {
  readonly db: Db;
  /** The database again, for a connection that only listens. */
  readonly url: string;
  readonly app: App;
  readonly modules: readonly Module[];
  readonly now: () => Date;
  /** Judges a Host header, or the host of an Origin; the hosts of the back-office when left out. */
  readonly isOwnHost?: ((host: string | undefined) => boolean) | undefined;
  readonly timings?: Partial<typeof TIMINGS>;
};

type RealtimeLoad = { readonly sockets: number; readonly topics: number };

export type Realtime = {
  /** Takes over `/api/realtime` on a server, and hangs up before that closes. */
  mount(fastify: FastifyInstance): void;
  load(): RealtimeLoad;
  close(): Promise<void>;
};

const TIMINGS = {
  /** A connection without authentication by then is closed. */
  helloMs: 5_000,
  heartbeatMs: 30_000,
  /** How often it is made sure that a session still holds, should the hint have been lost. */
  recheckMs: 60_000,
  /** How often every stream is looked at, should a notification have been lost. */
  pollMs: 3_000,
  tickMs: 1_000,
  goodbyeMs: 1_000,
};
const MOST_SOCKETS = 20_000;
/** Sessions that came together are not all asked about in the same second. */
const MOST_CHECKS_PER_TICK = 200;

/** One socket per browser tab. Events are numbered hints; after a gap the client requests those after the last one received. */
export function openRealtime(options: RealtimeOptions): Realtime {
  const timings = { ...TIMINGS, ...options.timings };
  const hub = new Hub(options.db, options.app.log);
  const subscribers = new Set<Subscriber>();
  const people = new PresentPeople();
  const context = contextOf(options, hub, people);
  const allGone = Promise.withResolvers<void>();
  let running: { readonly listen: Listen; readonly timers: readonly NodeJS.Timeout[] } | undefined;
  let isClosed = false;

  function enter(socket: WebSocket): void {
    running ??= start();
    const subscriber = new Subscriber(socket, context);
    subscribers.add(subscriber);
    socket.on('close', () => {
      subscribers.delete(subscriber);
      people.remove(subscriber);
      if (isClosed && subscribers.size === 0) allGone.resolve();
    });
  }

  function start() {
    const listen = new Listen({
      url: options.url,
      channel: CHANNEL,
      onNotice: (notification) => {
        // First of all: nothing that was written after a change of rights may be told before those were asked about.
        for (const subscriber of people.concernedBy(notification)) subscriber.recheck();
        hub.wake(notification);
      },
      onReady: () => {
        for (const subscriber of subscribers) if (subscriber.caller) subscriber.recheck();
        void hub.poll();
      },
    });
    const timers = [
      setInterval(() => void hub.poll(), timings.pollMs),
      setInterval(() => look(subscribers, timings), timings.tickMs),
      setInterval(() => beat(subscribers), timings.heartbeatMs),
    ];
    for (const timer of timers) timer.unref();
    return { listen, timers };
  }

  async function close(): Promise<void> {
    isClosed = true;
    for (const timer of running?.timers ?? []) clearInterval(timer);
    for (const subscriber of subscribers) subscriber.hangUp(CLOSE.goingAway);
    const impatience = setTimeout(() => {
      for (const subscriber of subscribers) subscriber.connection.cut();
    }, timings.goodbyeMs);
    if (subscribers.size > 0) await allGone.promise;
    clearTimeout(impatience);
    await running?.listen.close();
  }

  const isOwnHost = options.isOwnHost ?? backOffice(options.app);
  return {
    mount: (fastify) => {
      acceptUpgrades(fastify, {
        isOwnHost,
        hasRoom: () => !isClosed && subscribers.size < MOST_SOCKETS,
        onSocket: enter,
      });
      fastify.addHook('preClose', close);
    },
    load: () => ({ sockets: subscribers.size, topics: hub.size }),
    close,
  };
}

function contextOf({ db, app, modules, now }: RealtimeOptions, hub: Hub, people: PresentPeople): SubscriberContext {
  const authenticate = modules.find((module) => module.authenticate)?.authenticate;
  const streams = new Map(modules.flatMap((module) => module.streams ?? []).map((stream) => [stream.name, stream]));
  return {
    version: app.version,
    whoIs: async (token) =>
      (await authenticate?.({ db, app, now: now(), newId: () => newId(), newSecret }, token)) ?? null,
    stream: (name) => streams.get(name),
    topic: (stream, { companyId, userId }) =>
      hub.topic({ companyId, key: streamKey(stream, userId), name: stream.name }),
    signedIn: (subscriber, caller) => people.add(subscriber, caller),
    failed: (error) => {
      if (!isDatabaseGone(error)) app.log.error({ err: error, part: 'realtime' }, 'a live connection failed');
    },
  };
}

function backOffice({ publicUrl }: App): (host: string | undefined) => boolean {
  const answerOf = hostRule(publicUrl);
  return (host) => answerOf(host)?.siteName === null;
}

function look(subscribers: Iterable<Subscriber>, { helloMs, recheckMs }: typeof TIMINGS): void {
  const now = performance.now();
  let checks = 0;
  for (const subscriber of subscribers) {
    if (!subscriber.caller) {
      if (now - subscriber.since > helloMs) subscriber.hangUp(CLOSE.noHello);
    } else if (checks < MOST_CHECKS_PER_TICK && subscriber.isDueForCheck(now, recheckMs)) {
      checks++;
      subscriber.recheck();
    }
  }
}

function beat(subscribers: Iterable<Subscriber>): void {
  for (const subscriber of subscribers) subscriber.connection.beat();
}
