import { CannotStart } from '@fachwerk/server/cannot-start';

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs what was asked for on the command line. What cannot be done is a sentence; everything else a defect, and shows its stack. */
export async function asCommand(work: () => Promise<void> | void): Promise<void> {
  // Who started us is gone.
  process.on('disconnect', () => process.exit(1));
  process.channel?.unref();
  try {
    await work();
  } catch (error) {
    const { code, message, stack } = error as NodeJS.ErrnoException;
    const isExpected = error instanceof CannotStart || code?.startsWith('ERR_PARSE_ARGS') || code === 'ENOSPC';
    process.stderr.write(`${isExpected ? message : stack}\n`);
    process.exitCode = 1;
  }
}
