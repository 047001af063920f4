import { type Stream, stream } from '@fachwerk/base/contract';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import type { Received, TestSocket } from '@fachwerk/testing/socket';
import { afterAll, afterEach, beforeAll } from 'vitest';
import * as z from 'zod/mini';
import type { Caller } from '../app/ctx.ts';
import type { Module } from '../app/module.ts';
import { acrossCompanies, rawSql } from '../db/sql.ts';
import { publish } from './publish.ts';

const Numbered = z.object({ n: z.int() });
export const news = stream({ name: 'news', access: 'staff:news.read', audience: 'company', event: Numbered });
export const open = stream({ name: 'open', access: 'staff', audience: 'company', event: Numbered });
export const account = stream({ name: 'account', access: 'staff', audience: 'user', event: Numbered });

export const here = '018f0000-0000-7000-8000-00000000000a';
export const elsewhere = '018f0000-0000-7000-8000-00000000000b';

/** Test tokens are names; tests can change their capabilities. */
export const people = new Map<string, Caller>();
/** Delays authentication until then. */
export const identity = { answersWhen: Promise.resolve() };

export const listening: Module = {
  name: 'example',
  streams: [news, open, account],
  authenticate: async (_ctx, token) => {
    await identity.answersWhen;
    return people.get(token) ?? null;
  },
};

/** Creates a user with this token and returns the id. */
export function hire(
  token: string,
  companyId = here,
  capabilities: string[] = ['news.read'],
  who: string = token,
): string {
  const id = `018f0000-0000-7000-8000-${Buffer.from(who.padEnd(6)).toString('hex').slice(0, 12)}`;
  const rest = { kind: 'staff', name: who, language: 'de', roles: [], capabilities: new Set(capabilities) } as const;
  people.set(token, { ...rest, userId: id, sessionId: id, companyId });
  return id;
}

type Target = { to?: Stream<typeof Numbered>; companyId?: string; userId?: string };

/** A house where people listen; emptied after each test. */
export function appWithListeners() {
  let app: TestApp;
  let sockets: TestSocket[] = [];
  beforeAll(async () => {
    app = await openApp(listening);
  });
  afterEach(async () => {
    await Promise.all(sockets.map((socket) => socket.close()));
    sockets = [];
    identity.answersWhen = Promise.resolve();
    await app.db.rows(
      acrossCompanies('clears the tables between tests', rawSql('truncate kit.stream, kit.stream_event;')),
    );
  });
  afterAll(() => app.close());

  return {
    get app() {
      return app;
    },
    sit: async (token: string, at = app): Promise<TestSocket> => {
      const socket = await at.socket({ token });
      sockets.push(socket);
      return socket;
    },
    publishNumber: async (n: number, { to = news, companyId = here, userId }: Target = {}) => {
      await app.db.transaction((db) => publish({ ...app.work(), db, companyId }, to, { n }, userId));
    },
    tellMany: async (first: number, last: number) => {
      await app.db.transaction(async (db) => {
        for (let n = first; n <= last; n++) await publish({ ...app.work(), db, companyId: here }, news, { n });
      });
    },
  };
}

export const event = (n: number, name = 'news', seq = n): Received => ({
  type: 'event',
  stream: name,
  seq,
  payload: { n },
});
export const events = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => event(first + i));
