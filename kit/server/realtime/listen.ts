import pg from 'pg';

export type ListenOptions = {
  readonly url: string;
  readonly channel: string;
  readonly onNotice: (payload: string) => void;
  /** Listening, for the first time or again: notifications in between were missed. */
  readonly onReady: () => void;
};

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5_000;
/** A line that died silently is found out by asking. */
const ASK_EVERY_MS = 20_000;
const ANSWER_WITHIN_MS = 5_000;

/** Receives the notifications of one channel on its own connection, which reconnects automatically. */
export class Listen {
  readonly #options: ListenOptions;
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  readonly #asking: NodeJS.Timeout;
  #pauseMs = FIRST_PAUSE_MS;
  #isClosed = false;

  constructor(options: ListenOptions) {
    this.#options = options;
    this.#asking = setInterval(
      () => void this.#client?.query('select 1').catch(() => this.#client?.end()),
      ASK_EVERY_MS,
    );
    this.#asking.unref();
    void this.#connect();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.url,
      application_name: 'fachwerk realtime',
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    this.#client = client;
    client.on('notification', ({ payload }) => this.#options.onNotice(payload ?? ''));
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(this.#options.channel)}`);
      this.#pauseMs = FIRST_PAUSE_MS;
      this.#options.onReady();
    } catch {
      this.#lost(client);
    }
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    client.end().catch(() => {});
    if (this.#isClosed) return;
    this.#retry = setTimeout(() => void this.#connect(), this.#pauseMs);
    this.#retry.unref();
    this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#asking);
    await this.#client?.end().catch(() => {});
  }
}
