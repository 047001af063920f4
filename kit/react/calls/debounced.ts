import { useEffect, useRef, useState } from 'react';

/** What comes in one breath is asked for once … */
const GATHER_MS = 150;
/** … and a busy screen is not asked for more often than this. */
const PAUSE_MS = 900;

/** Runs soon after it was called, once for many calls; while one run is under way the next waits for it. */
export function useDebounced(run: () => Promise<unknown>): () => void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const [runner] = useState(() => new Runner(() => latest.current()));
  useEffect(() => () => runner.stop(), [runner]);
  return runner.soon;
}

class Runner {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isRunning = false;
  private isWanted = false;
  private endedAt = Number.NEGATIVE_INFINITY;
  private readonly run: () => Promise<unknown>;

  constructor(run: () => Promise<unknown>) {
    this.run = run;
  }

  readonly soon = (): void => {
    if (this.isRunning) this.isWanted = true;
    if (this.isRunning || this.timer) return;
    const pauseMs = Math.max(GATHER_MS, this.endedAt + PAUSE_MS - performance.now());
    this.timer = setTimeout(() => void this.go(), pauseMs);
  };

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private async go(): Promise<void> {
    this.timer = undefined;
    this.isRunning = true;
    this.isWanted = false;
    // What went wrong is shown by the question itself.
    await this.run().catch(() => undefined);
    this.isRunning = false;
    this.endedAt = performance.now();
    if (this.isWanted) this.soon();
  }
}
