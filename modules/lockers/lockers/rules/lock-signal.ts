/** Weaker than this, and a command may need a second try. */
export const WEAK_SIGNAL_PERCENT = 30;

export type SignalBand = 'none' | 'weak' | 'good';

/** Null: unknown, or the lock is wired. */
export function signalBand(signal: number | null): SignalBand | null {
  if (signal === null) return null;
  if (signal === 0) return 'none';
  return signal < WEAK_SIGNAL_PERCENT ? 'weak' : 'good';
}
