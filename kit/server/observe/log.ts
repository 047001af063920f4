import { type DestinationStream, type Logger, pino } from 'pino';
import { noteDefect } from './defects/defects.ts';
import { prettyLine } from './log-pretty.ts';
import { loggable, withoutSecrets } from './secrets-in-hand.ts';
import { activeTrace } from './tracing/trace.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

export type LogOptions = {
  readonly level?: LogLevel | undefined;
  /** Lines for a person at a terminal; otherwise one JSON object per line. */
  readonly isPretty?: boolean | undefined;
  readonly destination?: DestinationStream | undefined;
};

/** The number pino gives the level of an error. */
const ERROR = 50;

/** A line of a traced request or job leads to its trace. */
function withTrace(line: object): object {
  const trace = activeTrace();
  return trace ? { ...line, traceId: trace.traceId } : line;
}

/** Written at once: the last line before a crash is the one that is needed. */
export function openLog({ level = 'info', isPretty = process.stdout.isTTY, destination }: LogOptions = {}): Logger {
  const sink = destination ?? pino.destination({ fd: 1, sync: true });
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // Errors are told by `loggable`, below.
      serializers: { err: (error) => error },
      formatters: {
        level: (label) => ({ level: label }),
        log: (line) => loggable(withTrace(line)),
      },
      hooks: {
        logMethod(args, method, level) {
          if (level >= ERROR) noteDefect(args[0], args[1]);
          const clean = args.map((arg) => (typeof arg === 'string' ? withoutSecrets(arg) : arg)) as typeof args;
          method.apply(this, clean);
        },
      },
    },
    isPretty ? { write: (line) => void sink.write(prettyLine(line)) } : sink,
  );
}
