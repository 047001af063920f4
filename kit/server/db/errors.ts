import pg from 'pg';

/** The database cannot answer now, and trying again later may help: the server answers 503 `server.busy`. */
export class DatabaseGone extends Error {
  constructor(cause: unknown) {
    super(`the database cannot answer now: ${messageOf(cause)}`, { cause });
    this.name = 'DatabaseGone';
  }
}

export function isDatabaseGone(error: unknown): error is DatabaseGone {
  return error instanceof DatabaseGone;
}

/** The constraint a statement ran into, or undefined: lets a use case turn a unique key into a refusal. */
export function brokenConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined;
}

/** The error for callers: everything transient becomes one kind. */
export function seenFromOutside(error: unknown): unknown {
  return isLost(error) || isOverloaded(error) || isConflict(error) ? new DatabaseGone(error) : error;
}

const LOST_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  // admin_shutdown, crash_shutdown, cannot_connect_now, idle_session_timeout, idle_in_transaction_session_timeout
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
]);

/** No answer for too long; a broken connection is noticed at once. `pg` reports both without a code. */
const SILENT_MESSAGES = ['Query read timeout', 'timeout expired', 'timeout exceeded when trying to connect'];
const LOST_MESSAGES = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  ...SILENT_MESSAGES,
];

/** The connection is torn, or there never was one. */
export function isLost(error: unknown): boolean {
  const code = codeOf(error);
  if (code) return LOST_CODES.has(code) || code.startsWith('08');
  return LOST_MESSAGES.some((message) => messageOf(error).startsWith(message));
}

/** The connection is torn, and another one may be better. One that has gone silent has used up the time there was. */
export function isTorn(error: unknown): boolean {
  const isSilent = codeOf(error) === 'ETIMEDOUT' || SILENT_MESSAGES.some((said) => messageOf(error).startsWith(said));
  return isLost(error) && !isSilent;
}

/** Out of connections, memory or disk (class 53), or longer at it than a statement may be. */
function isOverloaded(error: unknown): boolean {
  return isTimeout(error) || codeOf(error).startsWith('53');
}

export function isTimeout(error: unknown): boolean {
  return codeOf(error) === '57014';
}

/** Another transaction held the lock for longer than the statement was to wait, if at all. */
export function isLockTimeout(error: unknown): boolean {
  return codeOf(error) === '55P03';
}

/** PostgreSQL says "try again": two transactions got in each other's way and nothing was written. */
export function isConflict(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error));
}

/** A read turned out to write. */
export function isReadOnlyViolation(error: unknown): boolean {
  return codeOf(error) === '25006';
}

/** A prepared statement that a migration has made invalid, or that the connection no longer knows: a fresh connection helps. */
export function isStalePlan(error: unknown): boolean {
  const code = codeOf(error);
  return code === '26000' || (code === '0A000' && messageOf(error).includes('cached plan'));
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
