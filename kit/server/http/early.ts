import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** Answers a trivial request, or returns false. */
export type EarlyAnswer = (request: IncomingMessage, reply: ServerResponse) => boolean;

export type Early = {
  /** Called before a request is parsed. At most one. */
  answer: EarlyAnswer | undefined;
  /** For `Fastify({ serverFactory })`. */
  serverFor(handle: Handle, options: object): Server;
};

type Handle = (request: IncomingMessage, reply: ServerResponse) => void;
type ServerOptions = {
  readonly http: object;
  readonly keepAliveTimeout: number;
  readonly requestTimeout: number;
  readonly connectionTimeout: number;
};

/** A server as Fastify makes it, which hands a request on only where there is no early answer. Nothing is early while it goes down. */
export function earlyAnswers(): Early {
  const early: Early = {
    answer: undefined,
    serverFor: (handle, options) => {
      const { http, keepAliveTimeout, requestTimeout, connectionTimeout } = options as ServerOptions;
      const server = createServer(http, (request, reply) => {
        if (!server.listening || !early.answer?.(request, reply)) handle(request, reply);
      });
      server.keepAliveTimeout = keepAliveTimeout;
      server.requestTimeout = requestTimeout;
      return server.setTimeout(connectionTimeout);
    },
  };
  return early;
}
