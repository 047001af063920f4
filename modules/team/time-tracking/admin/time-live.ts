import type { Live } from '@fachwerk/react/live-refetch';
import { timeLogApi, timeLogStream } from '../contract.ts';
import { teamApi } from '../contract-team.ts';

/** Another device of the same person has started, stopped or changed something. */
export const timeLive: Live = {
  hints: [timeLogStream],
  asks: [timeLogApi.running, timeLogApi.projects, timeLogApi.list, teamApi.sheet],
};
