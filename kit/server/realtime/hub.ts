import type { Logger } from 'pino';
import { type Db, isDatabaseGone } from '../db/db.ts';
import { readLastSeqs, type TopicId } from './catch-up.ts';
import { Topic } from './topic.ts';

/** How a topic is called in a notification: see `publish`. */
const topicName = ({ companyId, key }: TopicId) => `${companyId} ${key}`;

/** Every stream that has subscribers in this process. */
export class Hub {
  readonly #topics = new Map<string, Topic>();
  readonly #db: Db;
  readonly #log: Logger;

  constructor(db: Db, log: Logger) {
    this.#db = db;
    this.#log = log;
  }

  get size(): number {
    return this.#topics.size;
  }

  topic(id: TopicId & { readonly name: string }): Topic {
    const known = this.#topics.get(topicName(id));
    if (known) return known;
    const topic = new Topic(
      this.#db,
      id,
      (idle) => this.#topics.get(topicName(id)) === idle && this.#topics.delete(topicName(id)),
      (error) => this.#failed(error),
    );
    this.#topics.set(topicName(id), topic);
    return topic;
  }

  wake(name: string): void {
    this.#topics.get(name)?.wake();
  }

  /** The net under the notifications, which are only hints: looks at every stream once, in one statement. */
  async poll(): Promise<void> {
    const topics = [...this.#topics.values()];
    if (topics.length === 0) return;
    try {
      const rows = await readLastSeqs(this.#db, topics);
      const lastSeqs = new Map(rows.map((row) => [topicName(row), row.lastSeq]));
      for (const topic of topics) {
        const isBehind = topic.seq !== undefined && topic.seq !== (lastSeqs.get(topicName(topic)) ?? 0);
        if (isBehind || topic.isWaiting) topic.wake();
      }
    } catch (error) {
      this.#failed(error);
    }
  }

  /** While the database is away, clients simply wait; the next poll finds it again. */
  #failed(error: unknown): void {
    if (!isDatabaseGone(error)) this.#log.error({ err: error, part: 'realtime' }, 'a stream could not be read');
  }
}
