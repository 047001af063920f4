import { setTimeout as sleep } from 'node:timers/promises';
import { exportedError } from '../exported-error.ts';
import { type Defect, reportDefectsBy } from './defects.ts';
import { type SentryEvent, sentryEvent } from './sentry-event.ts';

export type DefectsOptions = {
  /** `https://key@host/project`, of Sentry or of a server that speaks as Sentry does. */
  readonly dsn: string;
  readonly release: string;
  readonly environment: string;
  readonly now?: () => Date;
};

export type Defects = {
  /** Waits for what is under way, within reason, and sends nothing more. */
  close(): Promise<void>;
};

const WINDOW_MS = 60_000;
/** Within a window each defect is sent once, and so many in all: a broken statement must not become a flood. */
const MOST_IN_WINDOW = 30;
const MOST_UNDER_WAY = 5;
const SEND_WITHIN_MS = 5_000;
const CLOSE_WITHIN_MS = 3_000;
const USUAL_PAUSE_SECONDS = 60;

/** Sends every defect of this process to an error tracker. Nobody waits for it, and what cannot be sent is dropped: it is in the log. */
export function openDefects({ dsn, release, environment, now = () => new Date() }: DefectsOptions): Defects {
  const to = ingestOf(dsn, release);
  const underWay = new Set<Promise<void>>();
  let seen = new Set<string>();
  let windowEnds = 0;
  let pausedUntil = 0;
  let suppressed = 0;

  function mayLeave(defect: Defect, at: number): boolean {
    if (at >= windowEnds) {
      seen = new Set();
      windowEnds = at + WINDOW_MS;
    }
    const name = nameOf(defect);
    if (at < pausedUntil || underWay.size >= MOST_UNDER_WAY || seen.size >= MOST_IN_WINDOW || seen.has(name))
      return false;
    seen.add(name);
    return true;
  }

  async function send(event: SentryEvent, at: number): Promise<void> {
    try {
      const reply = await fetch(to.url, {
        method: 'POST',
        headers: to.headers,
        body: envelopeOf(event),
        signal: AbortSignal.timeout(SEND_WITHIN_MS),
        redirect: 'error',
      });
      await reply.body?.cancel();
      const seconds = Number(reply.headers.get('retry-after') ?? USUAL_PAUSE_SECONDS) || USUAL_PAUSE_SECONDS;
      if (reply.status === 429) pausedUntil = at + seconds * 1000;
    } catch {
      // The log has it.
    }
  }

  reportDefectsBy((defect) => {
    const at = now();
    if (!mayLeave(defect, at.getTime())) return void suppressed++;
    const sending = send(sentryEvent(defect, { release, environment, now: at, suppressed }), at.getTime());
    suppressed = 0;
    underWay.add(sending);
    void sending.finally(() => underWay.delete(sending));
  });
  return {
    close: async () => {
      reportDefectsBy(undefined);
      await Promise.race([Promise.all(underWay), sleep(CLOSE_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}

/** The same defect: of the same kind, from the same line. */
function nameOf({ err, tags }: Defect): string {
  const { type, frames, message } = exportedError(err);
  return [type, frames[0] ?? message, tags.route ?? tags.job ?? tags.part].join(' ');
}

/** `https://key@host/path/7` is sent to `https://host/path/api/7/envelope/`. */
function ingestOf(dsn: string, release: string) {
  const { protocol, host, pathname, username } = new URL(dsn);
  const parts = pathname.split('/').filter(Boolean);
  const project = parts.pop() ?? '';
  const url = `${protocol}//${[host, ...parts].join('/')}/api/${project}/envelope/`;
  const client = `sentry_version=7, sentry_client=fachwerk/${release}, sentry_key=${username}`;
  return {
    url,
    headers: { 'content-type': 'application/x-sentry-envelope', 'x-sentry-auth': `Sentry ${client}` },
  };
}

/** Three lines of JSON: about the envelope, about its one item, the item (develop.sentry.dev/sdk/data-model/envelopes). */
function envelopeOf(event: SentryEvent): string {
  const head = { event_id: event.event_id, sent_at: new Date().toISOString() };
  return [head, { type: 'event', content_type: 'application/json' }, event]
    .map((line) => JSON.stringify(line))
    .join('\n');
}
