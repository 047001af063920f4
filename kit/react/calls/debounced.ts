import { useEffect, useRef, useState } from 'react';

/** Calls within this time run once. */
const GATHER_MS = 150;
/** Minimum pause between runs. */
const PAUSE_MS = 900;

/** Debounces a function: one run for many calls; while a run is in progress the next waits for it. */
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
    // The query itself shows its error.
    await this.run().catch(() => undefined);
    this.isRunning = false;
    this.endedAt = performance.now();
    if (this.isWanted) this.soon();
  }
}
