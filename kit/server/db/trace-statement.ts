import { type SpanFacts, traced } from '../observe/tracing/trace.ts';
import type { Statement } from './statement.ts';

const LONGEST_TEXT = 2_000;
const VERB = /\b(insert|update|delete|merge|call)\b/i;
const TABLE = /\b(?:from|into|update|join|select|call)\s+([a-z_]+\.[a-z_0-9]+)/i;

const known = new WeakMap<Statement, SpanFacts>();

/** Runs a statement within a span. The span holds the text, which is the code's own, and never a value. */
export function tracedStatement<T>(statement: Statement, work: () => Promise<T>): Promise<T> {
  return traced(() => factsOf(statement), work);
}

function factsOf(statement: Statement): SpanFacts {
  const found = known.get(statement);
  if (found) return found;
  const facts = statement.isScript ? SCRIPT : described(statement.text);
  known.set(statement, facts);
  return facts;
}

/** A script takes no parameters, so values could stand in its text. */
const SCRIPT: SpanFacts = { name: 'script', kind: 'client', attributes: { 'db.system.name': 'postgresql' } };

function described(text: string): SpanFacts {
  const verb = (VERB.exec(text)?.[1] ?? 'select').toUpperCase();
  const table = TABLE.exec(text)?.[1];
  const name = table ? `${verb} ${table}` : verb;
  return {
    name,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': verb,
      'db.query.summary': name,
      'db.query.text': text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT),
    },
  };
}

export const TRANSACTION: SpanFacts = { name: 'transaction', kind: 'internal' };
