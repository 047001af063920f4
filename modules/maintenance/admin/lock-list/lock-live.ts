import { deviceStream } from '@fachwerk/devices/contract';
import { lockerStream } from '@fachwerk/lockers/contract';
import { lockApi } from '@fachwerk/lockers/contract-lock';
import { openApi, openingStream } from '@fachwerk/openings/contract';
import { askKey } from '@fachwerk/react/call';
import { useStream } from '@fachwerk/react/realtime';
import { wallApi } from '@fachwerk/walls/contract';
import { useThrottledCallback } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { maintenanceApi } from '../../contract.ts';

/** Locks talk all day: what is on screen follows at most this often. */
const PAUSE_MS = 2_000;

/** The list and the numbers beside it follow what happens at the boxes. */
export function useLiveLocks(): void {
  const client = useQueryClient();
  const lookAgain = useThrottledCallback(() => {
    void client.invalidateQueries({ queryKey: askKey(lockApi.list) });
    void client.invalidateQueries({ queryKey: askKey(wallApi.summaries) });
  }, PAUSE_MS);
  useStream(lockerStream, lookAgain, lookAgain);
  useStream(deviceStream, lookAgain, lookAgain);
}

/** Everything about one lock follows what happens at it. */
export function useLiveLock(id: string): void {
  const client = useQueryClient();
  const lookAgain = useThrottledCallback(() => {
    void client.invalidateQueries({ queryKey: askKey(lockApi.find, { id }) });
    for (const endpoint of [maintenanceApi.logs, maintenanceApi.telemetry, maintenanceApi.statistics, openApi.attempts])
      void client.invalidateQueries({ queryKey: askKey(endpoint) });
  }, PAUSE_MS);
  useStream(
    lockerStream,
    (event) => {
      if (event.type === 'locks' && event.lockIds.includes(id)) lookAgain();
      if (event.type === 'wall') lookAgain();
    },
    lookAgain,
  );
  useStream(
    openingStream,
    ({ lockId }) => {
      if (lockId === id) lookAgain();
    },
    lookAgain,
  );
}
