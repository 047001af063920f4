import type { Stream } from '@fachwerk/base/contract';
import type { WebSocket } from 'ws';
import type { Caller } from '../app/ctx.ts';
import { placeIdsAt } from '../app/places.ts';
import { whyNotEnter } from '../http/access.ts';
import { CLOSE, type FromBrowser, readMessage } from './messages.ts';
import { PacedSocket } from './paced-socket.ts';
import { heardAt } from './place-events.ts';
import type { Member, Topic } from './topic.ts';

/** Services for a subscriber. */
export type SubscriberContext = {
  readonly version: string;
  /** Not cached: an earlier answer may no longer hold. */
  whoIs(token: string): Promise<Caller | null>;
  stream(name: string): Stream | undefined;
  topic(stream: Stream, caller: Caller): Topic;
  /** False when this person has too many connections open already. */
  signedIn(subscriber: Subscriber, caller: Caller): boolean;
  failed(error: unknown): void;
};

type Subscription = { readonly stream: Stream; readonly topic: Topic };

const MOST_SUBSCRIPTIONS = 50;
const MOST_UNREAD_MESSAGES = 100;
const MOST_HELD_FRAMES = 2_000;

/** One browser tab: its user and subscriptions. */
export class Subscriber implements Member {
  readonly since = performance.now();
  readonly connection: PacedSocket;
  caller: Caller | undefined;
  readonly #context: SubscriberContext;
  readonly #subscriptions = new Map<string, Subscription>();
  #token = '';
  #unread = 0;
  #turn: Promise<void> = Promise.resolve();
  /** Events that arrive while the right to receive them is checked again. */
  #held: [Topic, Buffer][] | undefined;
  #checking: Promise<void> | undefined;
  #checkAgain = false;
  /** When it was last made sure that the session holds. */
  #checkedAt = 0;

  constructor(socket: WebSocket, context: SubscriberContext) {
    this.connection = new PacedSocket(socket);
    this.#context = context;
    socket.on('message', (data, isBinary) => this.#receive(isBinary ? '' : data.toString()));
    socket.on('close', () => this.#leaveAll());
  }

  hangUp(code: number): void {
    this.#leaveAll();
    this.connection.hangUp(code);
  }

  /** One message after the other, so that a subscription never overtakes the hello. */
  #receive(text: string): void {
    const message = readMessage(text);
    const refusal = !message ? CLOSE.badMessage : this.#unread >= MOST_UNREAD_MESSAGES ? CLOSE.tooMany : undefined;
    if (!message || refusal) {
      this.hangUp(refusal ?? CLOSE.badMessage);
      return;
    }
    this.#unread++;
    this.#turn = this.#turn
      .then(() => this.#answer(message))
      .catch((error) => {
        this.#context.failed(error);
        this.hangUp(CLOSE.serverDefect);
      })
      .finally(() => {
        this.#unread--;
      });
  }

  async #answer(message: FromBrowser): Promise<void> {
    if (!this.connection.isOpen) return;
    if (message.type === 'ping') this.connection.sendMessage({ type: 'pong' });
    else if (message.type === 'hello' || message.type === 'token') await this.#signIn(message.token);
    else if (!this.caller) this.hangUp(CLOSE.signedOut);
    else if (message.type === 'unsubscribe') this.#unsubscribe(message.stream);
    else this.#subscribe(message.stream, message.after ?? null, this.caller);
  }

  async #signIn(token: string): Promise<void> {
    const caller = await this.#context.whoIs(token);
    const before = this.caller;
    if (!this.connection.isOpen) return;
    // A connection belongs to one session: another user needs another connection.
    if (!caller || (before && before.sessionId !== caller.sessionId)) this.hangUp(CLOSE.signedOut);
    else if (!before && !this.#context.signedIn(this, caller)) this.hangUp(CLOSE.tooMany);
    else {
      this.#token = token;
      this.caller ??= caller;
      if (!before) this.connection.sendMessage({ type: 'welcome', version: this.#context.version });
      // Only from here on is this subscriber told when the rights change; what happened during the question above is seen now.
      this.recheck();
    }
  }

  #subscribe(name: string, after: number | null, caller: Caller): void {
    const stream = this.#context.stream(name);
    const refusal = stream ? whyNotEnter(stream, caller) : 'path.unknown';
    this.#unsubscribe(name);
    if (!stream || refusal)
      this.connection.sendMessage({ type: 'refused', stream: name, code: refusal ?? 'path.unknown' });
    else if (this.#subscriptions.size >= MOST_SUBSCRIPTIONS) this.hangUp(CLOSE.tooMany);
    else {
      const topic = this.#context.topic(stream, caller);
      this.#subscriptions.set(name, { stream, topic });
      topic.join(this, after);
    }
  }

  #unsubscribe(name: string): void {
    const known = this.#subscriptions.get(name);
    this.#subscriptions.delete(name);
    known?.topic.leave(this);
  }

  #leaveAll(): void {
    for (const name of [...this.#subscriptions.keys()]) this.#unsubscribe(name);
  }

  deliver(topic: Topic, message: Buffer): void {
    if (!this.#held) this.#send(topic, message);
    else if (this.#held.push([topic, message]) > MOST_HELD_FRAMES) this.connection.cut();
  }

  #send(topic: Topic, message: Buffer): void {
    const stream = this.#subscriptions.get(topic.name)?.stream;
    const ids = stream && placeIdsAt(stream, this.caller);
    const heard = stream && ids ? heardAt(stream, message, ids) : message;
    if (heard) this.connection.send(heard);
  }

  /** A held one waits for nothing else. */
  isDueForCheck(now: number, everyMs: number): boolean {
    return !this.#checking && (this.#held !== undefined || now - this.#checkedAt > everyMs);
  }

  /** Authenticates again. Until then events are held back. */
  recheck(): void {
    this.#held ??= [];
    this.#checkAgain = true;
    this.#checking ??= this.#check().finally(() => {
      this.#checking = undefined;
    });
  }

  async #check(): Promise<void> {
    try {
      while (this.#checkAgain && this.connection.isOpen) {
        this.#checkAgain = false;
        const token = this.#token;
        const caller = await this.#context.whoIs(token);
        // A fresh token came while the old one was looked at.
        if (token !== this.#token) this.#checkAgain = true;
        else if (!caller) this.hangUp(CLOSE.signedOut);
        else if (!this.#checkAgain) this.#accept(caller);
      }
    } catch (error) {
      // Stays held; it is asked again in a moment.
      this.#context.failed(error);
    }
  }

  #accept(caller: Caller): void {
    this.caller = caller;
    this.#checkedAt = performance.now();
    for (const [name, { stream }] of [...this.#subscriptions]) {
      const refusal = whyNotEnter(stream, caller);
      if (!refusal) continue;
      this.#unsubscribe(name);
      this.connection.sendMessage({ type: 'refused', stream: name, code: refusal });
    }
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const [topic, message] of held) {
      if (this.#subscriptions.get(topic.name)?.topic === topic) this.#send(topic, message);
    }
  }
}
