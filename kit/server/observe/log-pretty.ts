const COLOURS: Readonly<Record<string, number>> = { fatal: 31, error: 31, warn: 33, info: 32, debug: 34, trace: 90 };

const coloured = (text: string, colour: number) => `\x1b[${colour}m${text}\x1b[39m`;

/** `09:30:12 info changed route=/api/private/user status=200`, and the stack of an error below. */
export function prettyLine(json: string): string {
  let line: Record<string, unknown>;
  try {
    line = JSON.parse(json);
  } catch {
    return json;
  }
  const { level, time, msg, err, ...rest } = line;
  const word = coloured(String(level).padEnd(5), COLOURS[String(level)] ?? 39);
  const facts = Object.entries(rest).map(([key, value]) => coloured(`${key}=${shown(value)}`, 90));
  const head = [coloured(String(time).slice(11, 19), 90), word, msg, ...facts].filter(Boolean).join(' ');
  return `${head}\n${stackOf(err)}`;
}

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function stackOf(err: unknown): string {
  const { stack, message, cause } = (err ?? {}) as { stack?: string; message?: string; cause?: unknown };
  const own = stack || message || '';
  return own === '' ? '' : `${own}\n${cause ? `caused by ${stackOf(cause)}` : ''}`;
}
