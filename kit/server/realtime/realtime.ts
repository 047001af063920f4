import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { type Db, isDatabaseGone } from '../db/db.ts';
import type { House } from '../house/house.ts';
import { newId, newSecret } from '../house/ids.ts';
import type { Module } from '../house/module.ts';
import { hostRule } from '../http/hosts.ts';
import { Hub } from './hub.ts';
import { Listen } from './listen.ts';
import { CLOSE } from './messages.ts';
import { People } from './present-people.ts';
import { CHANNEL, streamKey } from './publish.ts';
import { Guest, type Host } from './subscriber.ts';
import { openDoor } from './upgrade.ts';

export type RealtimeOptions = {
  readonly db: Db;
  /** The database again, for a connection that only listens. */
  readonly url: string;
  readonly house: House;
  readonly modules: readonly Module[];
  readonly now: () => Date;
  /** Judges a Host header, or the host of an Origin; the hosts of the back-office when left out. */
  readonly isOwnHost?: ((host: string | undefined) => boolean) | undefined;
  readonly timings?: Partial<typeof TIMINGS>;
};

export type RealtimeLoad = { readonly sockets: number; readonly topics: number };

export type Realtime = {
  /** Takes over `/api/realtime` on a server, and hangs up before that closes. */
  mount(app: FastifyInstance): void;
  load(): RealtimeLoad;
  close(): Promise<void>;
};

const TIMINGS = {
  /** Who has not said who they are by then is hung up on. */
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

/** One socket per browser tab. Events are hints with numbers; who missed some asks for what came after the last one heard. */
export function openRealtime(options: RealtimeOptions): Realtime {
  const timings = { ...TIMINGS, ...options.timings };
  const hub = new Hub(options.db, options.house.log);
  const guests = new Set<Guest>();
  const people = new People();
  const host = hostOf(options, hub, people);
  const allGone = Promise.withResolvers<void>();
  let running: { readonly listen: Listen; readonly timers: readonly NodeJS.Timeout[] } | undefined;
  let isClosed = false;

  function enter(socket: WebSocket): void {
    running ??= start();
    const guest = new Guest(socket, host);
    guests.add(guest);
    socket.on('close', () => {
      guests.delete(guest);
      people.remove(guest);
      if (isClosed && guests.size === 0) allGone.resolve();
    });
  }

  function start() {
    const listen = new Listen({
      url: options.url,
      channel: CHANNEL,
      onNotice: (notification) => {
        // First of all: nothing that was written after a change of rights may be told before those were asked about.
        for (const guest of people.concernedBy(notification)) guest.recheck();
        hub.wake(notification);
      },
      onReady: () => {
        for (const guest of guests) if (guest.caller) guest.recheck();
        void hub.poll();
      },
    });
    const timers = [
      setInterval(() => void hub.poll(), timings.pollMs),
      setInterval(() => look(guests, timings), timings.tickMs),
      setInterval(() => beat(guests), timings.heartbeatMs),
    ];
    for (const timer of timers) timer.unref();
    return { listen, timers };
  }

  async function close(): Promise<void> {
    isClosed = true;
    for (const timer of running?.timers ?? []) clearInterval(timer);
    for (const guest of guests) guest.hangUp(CLOSE.goingAway);
    const impatience = setTimeout(() => {
      for (const guest of guests) guest.line.cut();
    }, timings.goodbyeMs);
    if (guests.size > 0) await allGone.promise;
    clearTimeout(impatience);
    await running?.listen.close();
  }

  const isOwnHost = options.isOwnHost ?? backOffice(options.house);
  return {
    mount: (app) => {
      openDoor(app, { isOwnHost, hasRoom: () => !isClosed && guests.size < MOST_SOCKETS, enter });
      app.addHook('preClose', close);
    },
    load: () => ({ sockets: guests.size, topics: hub.size }),
    close,
  };
}

function hostOf({ db, house, modules, now }: RealtimeOptions, hub: Hub, people: People): Host {
  const authenticate = modules.find((module) => module.authenticate)?.authenticate;
  const streams = new Map(modules.flatMap((module) => module.streams ?? []).map((stream) => [stream.name, stream]));
  return {
    version: house.version,
    whoIs: async (token) =>
      (await authenticate?.({ db, house, now: now(), newId: () => newId(), newSecret }, token)) ?? null,
    stream: (name) => streams.get(name),
    topic: (stream, { companyId, userId }) =>
      hub.topic({ companyId, key: streamKey(stream, userId), name: stream.name }),
    signedIn: (guest, caller) => people.add(guest, caller),
    failed: (error) => {
      if (!isDatabaseGone(error)) house.log.error({ err: error, part: 'realtime' }, 'a live connection failed');
    },
  };
}

function backOffice({ publicUrl }: House): (host: string | undefined) => boolean {
  const answerOf = hostRule(publicUrl);
  return (host) => answerOf(host)?.siteName === null;
}

function look(guests: Iterable<Guest>, { helloMs, recheckMs }: typeof TIMINGS): void {
  const now = performance.now();
  let checks = 0;
  for (const guest of guests) {
    if (!guest.caller) {
      if (now - guest.since > helloMs) guest.hangUp(CLOSE.noHello);
    } else if (checks < MOST_CHECKS_PER_TICK && guest.isDueForCheck(now, recheckMs)) {
      checks++;
      guest.recheck();
    }
  }
}

function beat(guests: Iterable<Guest>): void {
  for (const guest of guests) guest.line.beat();
}
