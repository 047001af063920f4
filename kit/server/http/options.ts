import type { SiteApp } from '@fachwerk/base/site-visit';
import type { FastifyInstance } from 'fastify';
import type { App } from '../app/ctx.ts';
import type { Module } from '../app/module.ts';
import type { Db } from '../db/db.ts';

/** Throws, or takes too long, while its part does not work. */
export type ReadyCheck = () => Promise<unknown>;

export type HttpOptions = {
  readonly db: Db;
  readonly app: App;
  readonly modules: readonly Module[];
  readonly now: () => Date;
  /** The database again, for a connection that only listens; without it a cached page is true until it runs out. */
  readonly url?: string | undefined;
  /** Behind a proxy the address of the caller, and the host they asked for, are in headers. A text names the proxies' addresses. */
  readonly trustProxy?: boolean | string | undefined;
  /** Folder of the built back-office; without one only the API answers. */
  readonly appFolder?: string | undefined;
  /** Draws the pages of sites, from the files of its build; without it sites have an API alone. */
  readonly site?: { readonly app: SiteApp; readonly folder?: string | undefined } | undefined;
  /** Readiness checks besides the database. */
  readonly checks?: Readonly<Record<string, ReadyCheck>> | undefined;
  /** Requests a minute from one address to a public endpoint without its own limit. */
  readonly publicTriesPerMinute?: number | undefined;
  /** Cache time of authentication results; tests use none. */
  readonly callerBelievedMs?: number | undefined;
  /** Cache time of the site lookup; tests use none. */
  readonly sitesBelievedMs?: number | undefined;
  /** What else lives on this server: metrics, the live socket. */
  readonly extras?: readonly ((app: FastifyInstance) => void | Promise<void>)[] | undefined;
  /** Is told of answers that no hook of the server sees, because they came before it. */
  readonly onEarlyAnswer?: ((method: string, route: string, status: number, seconds: number) => void) | undefined;
};
