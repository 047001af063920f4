import { type Spans, stepsOf } from '../../rules/period.ts';

type Counted<Figures> = ReadonlyMap<string, Figures>;
type Given<Figures> = {
  readonly now: Counted<Figures>;
  /** Null: not to be compared with. */
  readonly before: Counted<Figures> | null;
  readonly yearBefore: Counted<Figures> | null;
  /** Where nothing happened. */
  readonly none: Figures;
};

/** Every step of the span that is shown, beside the same step of the others: the third day beside the third day. */
export function stepsBeside<Figures>(spans: Spans, step: 'day' | 'month', { none, ...given }: Given<Figures>) {
  const [before, yearBefore] = [stepsOf(spans.before, step), stepsOf(spans.yearBefore, step)];
  const at = (counted: Counted<Figures> | null, on = '') => counted && (counted.get(on) ?? none);
  return stepsOf(spans.shown, step).map((on, turn) => ({
    on,
    now: given.now.get(on) ?? none,
    before: at(given.before, before[turn]),
    yearBefore: at(given.yearBefore, yearBefore[turn]),
  }));
}
