import * as z from 'zod/mini';
import { currentSession, onSessionChange, tokenExpired } from './session.ts';
import { renewSession } from './session-renewal.ts';
import { serverSaysVersion } from './version.ts';

export type Listener = { readonly event: (payload: unknown) => void; readonly reset: () => void };

const FromServer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome'), version: z.string() }),
  z.object({
    type: z.literal('subscribed'),
    stream: z.string(),
    seq: z.number(),
    // A server of the previous version does not send it yet.
    quietMs: z._default(z.nullable(z.number()), 0),
  }),
  z.object({ type: z.literal('event'), stream: z.string(), seq: z.number(), payload: z.unknown() }),
  z.object({ type: z.literal('reset'), stream: z.string(), seq: z.number() }),
]);
type FromServer = z.infer<typeof FromServer>;

/** The server ended the session, or its token has expired. */
const SESSION_OVER = 4401;
const LINE_DEAD = 1006;
/** A socket that stays silent this long after a ping is dead, whatever the browser reports. */
const PING_MS = 25_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** An answer on screen may be this much older than the subscription: it was cached, or the change it lacks was still in progress. */
const OLDEST_ANSWER_MS = 30_000;

type Heard = { lastSeq: number | undefined; readonly since: number; readonly listeners: Set<Listener> };
const streams = new Map<string, Heard>();
let socket: WebSocket | undefined;
let isWelcome = false;
let pauseMs = FIRST_PAUSE_MS;
let retry: ReturnType<typeof setTimeout> | undefined;
let pulse: ReturnType<typeof setInterval> | undefined;
let isAnswerDue = false;

const lineListeners = new Set<() => void>();

function setWelcome(next: boolean): void {
  if (next === isWelcome) return;
  isWelcome = next;
  for (const listener of lineListeners) listener();
}

/** Whether the socket is connected and welcomed. */
export function isLineUp(): boolean {
  return isWelcome;
}

export function onLineChange(listener: () => void): () => void {
  lineListeners.add(listener);
  return () => lineListeners.delete(listener);
}

/** Subscribes to a stream over the tab's single socket, which lives while there are listeners. */
export function listenTo(name: string, listener: Listener): () => void {
  const known = streams.get(name);
  const entry = known ?? { lastSeq: undefined, since: Date.now(), listeners: new Set<Listener>() };
  streams.set(name, entry);
  entry.listeners.add(listener);
  if (!socket) connect();
  else if (!known && isWelcome) subscribe(name);
  return () => {
    entry.listeners.delete(listener);
    if (entry.listeners.size > 0) return;
    streams.delete(name);
    if (streams.size === 0) disconnect();
    else send({ type: 'unsubscribe', stream: name });
  };
}

function connect(): void {
  clearTimeout(retry);
  const session = currentSession();
  if (!session || streams.size === 0) return;
  const opened = new WebSocket(`${window.location.origin.replace(/^http/, 'ws')}/api/realtime`);
  socket = opened;
  opened.onopen = () => send({ type: 'hello', token: currentSession()?.token });
  opened.onmessage = ({ data }) => hear(String(data));
  opened.onclose = ({ code }) => ended(opened, code, session.token);
  isAnswerDue = false;
  pulse = setInterval(() => {
    if (isAnswerDue) {
      opened.close();
      ended(opened, LINE_DEAD, session.token);
    }
    isAnswerDue = true;
    send({ type: 'ping' });
  }, PING_MS);
}

function ended(line: WebSocket, code: number, token: string): void {
  if (socket !== line) return;
  forgetSocket();
  void afterClose(code, token);
}

/** Reconnects after growing pauses with jitter, so that not all clients hit a restarted server at once. */
async function afterClose(code: number, token: string): Promise<void> {
  if (code === SESSION_OVER) {
    const isRenewed = await renewSession(currentSession()?.token ?? token).catch(() => true);
    if (!isRenewed && currentSession()) return tokenExpired();
  }
  if (streams.size === 0) return;
  retry = setTimeout(connect, pauseMs * (0.75 + Math.random() / 2));
  pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
}

function forgetSocket(): void {
  clearInterval(pulse);
  socket = undefined;
  setWelcome(false);
}

function disconnect(): void {
  clearTimeout(retry);
  const open = socket;
  forgetSocket();
  open?.close();
}

function send(message: object): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

/** From the last event received on; without one, from now on. */
function subscribe(name: string): void {
  const after = streams.get(name)?.lastSeq;
  send({ type: 'subscribe', stream: name, ...(after !== undefined && { after }) });
}

function hear(text: string): void {
  isAnswerDue = false;
  const parsed = z.safeParse(FromServer, JSON.parse(text));
  if (!parsed.success) return;
  const message: FromServer = parsed.data;
  if (message.type === 'welcome') {
    setWelcome(true);
    pauseMs = FIRST_PAUSE_MS;
    serverSaysVersion(message.version);
    for (const name of streams.keys()) subscribe(name);
    return;
  }
  const entry = streams.get(message.stream);
  if (!entry) return;
  if (message.type === 'reset' || message.type === 'subscribed') {
    const isMissed = message.type === 'reset' || mayLackSomething(entry, message.quietMs);
    entry.lastSeq = message.seq;
    if (isMissed) for (const listener of [...entry.listeners]) listener.reset();
  }
  // Events received before the disconnect may be repeated.
  if (message.type === 'event' && message.seq > (entry.lastSeq ?? 0)) {
    entry.lastSeq = message.seq;
    for (const listener of [...entry.listeners]) listener.event(message.payload);
  }
}

/** Whether an event may have happened between a screen's first query and its subscription: then it refetches, as after a gap. */
function mayLackSomething({ lastSeq, since }: Heard, quietMs: number | null): boolean {
  return lastSeq === undefined && quietMs !== null && quietMs < Date.now() - since + OLDEST_ANSWER_MS;
}

onSessionChange(() => {
  const session = currentSession();
  if (!session) return disconnect();
  if (socket) send({ type: 'token', token: session.token });
  else connect();
});
