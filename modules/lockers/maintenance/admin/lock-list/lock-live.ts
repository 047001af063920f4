import { deviceStream } from '@fachwerk/devices/contract';
import { lockerStream } from '@fachwerk/lockers/contract';
import { lockApi } from '@fachwerk/lockers/contract-lock';
import { openApi, openingStream } from '@fachwerk/openings/contract';
import { askKey } from '@fachwerk/react/call';
import { hintIf, type Live } from '@fachwerk/react/live-refetch';
import { wallApi } from '@fachwerk/walls/contract';
import { maintenanceApi } from '../../contract.ts';

/** The list and the numbers beside it follow what happens at the boxes. */
export const locksLive: Live = { hints: [lockerStream, deviceStream], asks: [lockApi.list, wallApi.summaries] };

const { logs, telemetry, statistics } = maintenanceApi;

/** Everything about one lock follows what happens at it. */
export function lockLive(id: string): Live {
  return {
    hints: [
      hintIf(lockerStream, (event) => event.type === 'wall' || (event.type === 'locks' && event.lockIds.includes(id))),
      hintIf(openingStream, ({ lockId }) => lockId === id),
    ],
    asks: [askKey(lockApi.find, { id }), logs, telemetry, statistics, openApi.attempts],
  };
}
