/// <reference path="./pg-utils.d.ts" />
import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import { type Result, valueTypes } from './rows.ts';
import type { Statement } from './statement.ts';

/** With what `pg` notes on it: texts that are prepared, by name, and those that are on their way to be. */
type Connection = pg.Connection & {
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
};

type Parse = (text: string) => unknown;
type Shape = { readonly fields: pg.FieldDef[]; readonly parsers: readonly Parse[] };

/** A prepared statement answers in one shape for as long as it lives: PostgreSQL refuses it when the tables have changed. */
const shapes = new WeakMap<pg.Connection, Map<string, Shape>>();

function shapesOn(connection: pg.Connection): Map<string, Shape> {
  const known = shapes.get(connection) ?? new Map<string, Shape>();
  shapes.set(connection, known);
  return known;
}

const NO_ROWS: Shape = { fields: [], parsers: [] };

/** One statement of a batch, and its answer. */
export class BatchPart {
  readonly name: string;
  readonly text: string;
  readonly answer: Promise<Result>;
  readonly #values: unknown[];
  readonly #settled = Promise.withResolvers<Result>();
  readonly #rows: unknown[][] = [];
  #shape: Shape | undefined;
  #tag = '';
  /** A value that could not be read. */
  #unreadable: unknown;

  constructor({ name = '', text }: Pick<Statement, 'name' | 'text'>, values: unknown[]) {
    this.name = name;
    this.text = text;
    this.#values = values;
    this.answer = this.#settled.promise;
    // It may have no awaiter; the transaction knows of the failure in any case.
    this.answer.catch(() => {});
  }

  send(connection: Connection): void {
    const { name, text } = this;
    const isPrepared = name in connection.parsedStatements || name in connection.submittedNamedStatements;
    if (!isPrepared) connection.parse({ name, text, types: [] }, true);
    if (!isPrepared && name) connection.submittedNamedStatements[name] = text;
    const values = this.#values as string[];
    connection.bind({ portal: '', statement: name, values, valueMapper: prepareValue }, true);
    this.#shape = shapesOn(connection).get(name);
    if (!this.#shape) connection.describe({ type: 'P', name: '' }, true);
    connection.execute({ portal: '' }, true);
  }

  described(fields: pg.FieldDef[]): void {
    const parsers = fields.map(({ dataTypeID }) => valueTypes.getTypeParser(dataTypeID, 'text') as Parse);
    this.#shape = { fields, parsers };
  }

  row(texts: readonly (string | null)[]): void {
    const { parsers } = this.#shape!;
    const values = new Array<unknown>(texts.length);
    try {
      for (let at = 0; at < texts.length; at++) {
        const text = texts[at]!;
        values[at] = text === null ? null : parsers[at]!(text);
      }
    } catch (error) {
      this.#unreadable ??= error;
    }
    this.#rows.push(values);
  }

  complete(tag: string, connection: pg.Connection): void {
    this.#tag = tag;
    this.#shape ??= NO_ROWS;
    if (this.name) shapesOn(connection).set(this.name, this.#shape);
  }

  settle(): void {
    const { fields } = this.#shape ?? NO_ROWS;
    if (this.#unreadable) this.fail(this.#unreadable);
    else this.#settled.resolve({ ...countIn(this.#tag), oid: 0, fields, rows: this.#rows });
  }

  fail(error: unknown): void {
    this.#settled.reject(error);
  }
}

/** `INSERT 0 3`, `SELECT 5`, `COMMIT` */
function countIn(tag: string): Pick<Result, 'command' | 'rowCount'> {
  const [command = '', ...counts] = tag.split(' ');
  return { command, rowCount: counts.length > 0 ? Number(counts.at(-1)) : null };
}

/**
 * Pipelined statements: one write, one answer. PostgreSQL runs them in order and skips those behind a failed one, which fail with the same error. It
 * is a query of `pg`, which allows no other class on a pipelined connection.
 */
export class Batch extends pg.Query {
  /** Of the statement whose answer arrives: `pg` notes under it what is prepared on the connection. */
  name: string | undefined;
  text: string | undefined;
  callback: ((error: unknown) => void) | undefined;
  /** Read by `pg`. */
  query_timeout: number | undefined;
  readonly #parts: readonly BatchPart[];
  #at = -1;

  /** `withinMs`: when it is not answered by then, it has failed; otherwise as long as the connection allows. */
  constructor(parts: readonly BatchPart[], withinMs?: number) {
    super({ text: '' });
    this.#parts = parts;
    if (withinMs) this.query_timeout = Math.ceil(withinMs);
    this.#next();
    this.submit = (connection) => this.#send(connection as Connection);
  }

  #send(connection: Connection): null {
    connection.stream.cork();
    for (const part of this.#parts) part.send(connection);
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

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.#part!.described(fields);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#part!.row(fields);
  }

  handleCommandComplete({ text }: { text: string }, connection: Connection): void {
    this.#part!.complete(text, connection);
    this.#next();
  }

  handleEmptyQuery(connection: Connection): void {
    this.#part!.complete('', connection);
    this.#next();
  }

  handleError(error: unknown, connection: Connection): void {
    // All were done, and then it failed: outside a transaction what is looked at last is looked at behind the last statement.
    const failedAt = this.#part ? this.#at : 0;
    for (const part of this.#parts.slice(0, failedAt)) part.settle();
    for (const part of this.#parts.slice(failedAt)) {
      // It was skipped, so it is not prepared either.
      delete connection.submittedNamedStatements[part.name];
      part.fail(error);
    }
    this.callback?.(error);
  }

  handleReadyForQuery(): void {
    for (const part of this.#parts) part.settle();
    this.callback?.(null);
  }
}
