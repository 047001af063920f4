import type { Live } from '@fachwerk/react/live-refetch';
import { alertApi, alertStream } from '../contract.ts';

/** Whatever shows alerts looks again when something happens to one. */
export const alertLive: Live = { hints: [alertStream], asks: [alertApi.list, alertApi.counts, alertApi.find] };
