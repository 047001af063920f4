import * as z from 'zod/mini';

const Token = z.string().check(z.minLength(1), z.maxLength(4096));
const Name = z.string().check(z.minLength(1), z.maxLength(100));

/** Messages from a browser. It cannot set headers, so the token comes with the first message. */
export const FromBrowser = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), token: Token, language: z.optional(z.string().check(z.maxLength(10))) }),
  /** A fresh token of the same person, before the old one runs out. */
  z.object({ type: z.literal('token'), token: Token }),
  /** `after` is the last number already known; without one the stream begins now. */
  z.object({ type: z.literal('subscribe'), stream: Name, after: z.optional(z.nullable(z.int().check(z.minimum(0)))) }),
  z.object({ type: z.literal('unsubscribe'), stream: Name }),
  /** A browser sees no protocol pings; this is how it finds out whether the line is alive. */
  z.object({ type: z.literal('ping') }),
]);
export type FromBrowser = z.infer<typeof FromBrowser>;

export type FromServer =
  | { readonly type: 'welcome'; readonly version: string }
  | { readonly type: 'pong' }
  /** The next event of this stream has the number after `seq`; for `quietMs` there was none, null is for never. */
  | { readonly type: 'subscribed'; readonly stream: string; readonly seq: number; readonly quietMs: number | null }
  /** Too much was missed: reload everything. The next event has the number after `seq`. */
  | { readonly type: 'reset'; readonly stream: string; readonly seq: number }
  | {
      readonly type: 'refused';
      readonly stream: string;
      readonly code: 'access.denied' | 'access.signed_out' | 'path.unknown';
    };

/** Why the server hangs up; below 4000 the protocol's own codes. */
export const CLOSE = {
  goingAway: 1001,
  serverDefect: 1011,
  tooSlow: 1013,
  badMessage: 4400,
  signedOut: 4401,
  noHello: 4408,
  tooMany: 4429,
} as const;

export function frame(message: FromServer): Buffer {
  return Buffer.from(JSON.stringify(message));
}

/** The payload is JSON already, as the database keeps it. */
export function eventFrame(stream: string, seq: number, payload: string): Buffer {
  return Buffer.from(`{"type":"event","stream":${JSON.stringify(stream)},"seq":${seq},"payload":${payload}}`);
}

/** Null for a malformed message, which no regular client sends. */
export function readMessage(text: string): FromBrowser | null {
  try {
    return z.parse(FromBrowser, JSON.parse(text));
  } catch {
    return null;
  }
}
