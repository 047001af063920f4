import { useAddress } from '@fachwerk/react/address';
import { HOUSE_ZONE } from '@fachwerk/react/time';
import { useMemo } from 'react';
import { localText, TIME_PRESETS, type TimePreset, type TimeRange, timeRange } from '../../rules/time-range.ts';

export type TimeChoice = {
  readonly preset: TimePreset | undefined;
  readonly from: string;
  readonly to: string;
  readonly range: TimeRange;
  choose(preset: TimePreset | undefined): void;
  setOwn(name: 'from' | 'to', value: string): void;
  chooseSpan(from: Date, to: Date): void;
};

/** The stretch of time a list shows, kept in the address beside the rest of its state. */
export function useTimeRange(): TimeChoice {
  const [params, set] = useAddress();
  const preset = TIME_PRESETS.find((each) => each === params.get('time'));
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const range = useMemo(() => timeRange(preset, { from, to }, new Date(), HOUSE_ZONE), [preset, from, to]);
  return {
    preset,
    from,
    to,
    range,
    choose: (next) => set({ time: next, ...(next !== 'own' && { from: undefined, to: undefined }) }),
    setOwn: (name, value) => set({ [name]: value }),
    chooseSpan: (start, end) =>
      set({ time: 'own', from: localText(start, HOUSE_ZONE), to: localText(end, HOUSE_ZONE) }),
  };
}
