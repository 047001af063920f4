import type { RoundSheet, RoundStop } from '../../contract.ts';
import type { RoundView } from '../round/use-round.ts';

export type StopProps = { readonly view: RoundView; readonly sheet: RoundSheet; readonly stop: RoundStop };
