import pg from 'pg';
import { type Result, valueTypes } from './rows.ts';
import type { Statement } from './statement.ts';

type Connection = pg.Connection & { readonly submittedNamedStatements: Record<string, string> };

/** What `pg` asks of a query while its answer arrives. It lets no class but its own into a pipelined connection. */
type Answering = {
  handleRowDescription(message: object): void;
  handleDataRow(message: object): void;
  handleCommandComplete(message: object, connection: Connection): void;
  /** A value that could not be read. */
  readonly _canceledDueToError: Error | false;
  readonly _result: Result & { _types: pg.CustomTypesConfig };
};

/** One statement of a batch, without the end of its own that `pg` gives each. */
export class BatchPart extends pg.Query {
  readonly name: string;
  readonly text: string;
  readonly #settled = Promise.withResolvers<Result>();

  constructor({ name = '', text }: Pick<Statement, 'name' | 'text'>, values: unknown[]) {
    super({ name, text, values, rowMode: 'array', queryMode: 'extended' } as pg.QueryArrayConfig);
    this.name = name;
    this.text = text;
    this.answering._result._types = valueTypes;
    // Nobody may be waiting for it; the transaction knows of the failure in any case.
    this.answer.catch(() => {});
  }

  get answer(): Promise<Result> {
    return this.#settled.promise;
  }

  get answering(): Answering {
    return this as unknown as Answering;
  }

  /** Called by `pg` when statement and values are on their way. */
  _getRows(connection: Connection): void {
    connection.execute({ portal: '' }, true);
  }

  complete(): void {
    const { _canceledDueToError: error, _result: result } = this.answering;
    if (error) this.fail(error);
    else this.#settled.resolve(result);
  }

  fail(error: unknown): void {
    this.#settled.reject(error);
  }
}

/**
 * Statements that travel together: one write to the wire, one answer back. PostgreSQL does them in their order and skips what stands
 * behind one that fails; that fails with the same error.
 */
export class Batch extends pg.Query {
  /** Of the statement whose answer arrives: `pg` notes under it what is prepared on the connection. */
  name: string | undefined;
  text: string | undefined;
  callback: ((error: unknown) => void) | undefined;
  readonly #parts: readonly BatchPart[];
  #at = -1;

  constructor(parts: readonly BatchPart[]) {
    super({ text: '' });
    this.#parts = parts;
    this.#next();
    this.submit = (connection) => this.#send(connection);
  }

  #send(connection: pg.Connection): null {
    connection.stream.cork();
    for (const part of this.#parts) part.submit(connection);
    connection.sync();
    connection.stream.uncork();
    return null;
  }

  get #part(): BatchPart | undefined {
    return this.#parts[this.#at];
  }

  #next(): void {
    this.#at++;
    this.name = this.#part?.name;
    this.text = this.#part?.text;
  }

  handleRowDescription(message: object): void {
    this.#part!.answering.handleRowDescription(message);
  }

  handleDataRow(message: object): void {
    this.#part!.answering.handleDataRow(message);
  }

  handleCommandComplete(message: object, connection: Connection): void {
    this.#part!.answering.handleCommandComplete(message, connection);
    this.#part!.complete();
    this.#next();
  }

  handleEmptyQuery(): void {
    this.#part!.complete();
    this.#next();
  }

  handleError(error: unknown, connection: Connection): void {
    for (const part of this.#parts.slice(this.#at)) {
      // It was skipped, so it is not prepared either.
      delete connection.submittedNamedStatements[part.name];
      part.fail(error);
    }
    this.callback?.(error);
  }

  handleReadyForQuery(): void {
    this.callback?.(null);
  }
}
