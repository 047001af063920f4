/** Up to here a statement counts as quick, on the average. */
const QUICK_MS = 10;
/** One new duration moves the average by this part. */
const WEIGHT = 1 / 8;
const PROOF_RUNS = 3;
/** A statement that once held up a pipeline needs this many times as many quick runs. */
const DOUBT = 10;
const MOST_PROOF_RUNS = 100_000;

/** How quick one statement has been so far, and whether it may stand in front of others. */
export class Pace {
  #meanMs = 0;
  #runs = 0;
  #needed = PROOF_RUNS;

  /** A single stall of the process does not take a statement's good name; a slow statement loses it within a few runs. */
  ran(ms: number): void {
    this.#meanMs = this.#runs === 0 ? ms : this.#meanMs + (ms - this.#meanMs) * WEIGHT;
    this.#runs++;
  }

  heldUp(): void {
    this.#runs = 0;
    this.#needed = Math.min(this.#needed * DOUBT, MOST_PROOF_RUNS);
  }

  get isQuick(): boolean {
    return this.#runs >= this.#needed && this.#meanMs <= QUICK_MS;
  }
}
