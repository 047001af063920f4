import { addDays } from '@fachwerk/base/time';
import { REPLAY_DAYS, type WallProblem } from '../contract.ts';

/** Why a stretch of a wall's past cannot be shown, or null. An hour's grace: whoever asks for the oldest day takes a moment to ask. */
export function whyNotReplay({ from, to }: { from: Date; to: Date }, now: Date): WallProblem | null {
  if (from < addDays(now, -REPLAY_DAYS - 1 / 24)) return 'wall.span_too_old';
  return to > addDays(from, 1) || to < from ? 'wall.span_too_long' : null;
}
