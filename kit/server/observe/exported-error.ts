import { withoutSecrets } from './secrets-in-hand.ts';

/** What leaves this installation about an error: to a tracing server or an error tracker. */
export type ExportedError = {
  readonly type: string;
  readonly message: string;
  /** The lines of the stack below the message. */
  readonly frames: readonly string[];
  readonly code?: string;
  readonly constraint?: string;
  readonly cause?: ExportedError;
};

const LONGEST_MESSAGE = 500;
const MOST_FRAMES = 50;
const MOST_CAUSES = 3;

/** PostgreSQL and JSON.parse quote the value they refuse; names of constraints travel beside the message. */
const QUOTED = /"[^"]*"?/g;
const MAIL_ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
/** Phone numbers, bank accounts, cards. */
const LONG_NUMBER = /\+?\d(?:[\s/.-]?\d){5,}/g;

/** An error without secrets and without personal data: values that a message quotes, addresses and long numbers are left out. */
export function exportedError(error: unknown, depth = 0): ExportedError {
  const { name, message, stack, code, constraint, cause } = (
    error instanceof Error ? error : { name: 'Error', message: String(error) }
  ) as Error & { code?: unknown; constraint?: unknown };
  return {
    type: name,
    message: exportedText(message),
    frames: framesOf(stack),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(cause !== undefined && depth < MOST_CAUSES && { cause: exportedError(cause, depth + 1) }),
  };
}

export function exportedText(text: string): string {
  return withoutSecrets(text)
    .replace(QUOTED, '"…"')
    .replace(MAIL_ADDRESS, '…@…')
    .replace(LONG_NUMBER, '…')
    .slice(0, LONGEST_MESSAGE);
}

/** The message stands above the frames and may have several lines of its own. */
function framesOf(stack = ''): string[] {
  return stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .+:\d+:\d+\)?$/.test(line) || /^at (?:async )?[\w.<>]+ \(<anonymous>\)$/.test(line))
    .slice(0, MOST_FRAMES);
}
