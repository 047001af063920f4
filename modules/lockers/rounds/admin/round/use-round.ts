import { keepApp } from '@fachwerk/react/app-worker';
import { askKey, useAsk } from '@fachwerk/react/call';
import { useIsOnline } from '@fachwerk/react/connection';
import { hintIf, useLiveRefetch } from '@fachwerk/react/live-refetch';
import { notify, prepareNotices } from '@fachwerk/react/notice';
import { useOutbox, type Waiting } from '@fachwerk/react/outbox';
import { useText } from '@fachwerk/react/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { type RoundSheet, roundStream } from '../../contract.ts';
import { roundApi } from '../../contract-round.ts';
import { type NewRecord, withWaiting } from '../../rules/records.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { keptSheets } from './kept-sheet.ts';
import { addPhoto, type RoundAnswer, type RoundReport, roundOutbox } from './outbox.ts';

export type RoundView = {
  /** With everything that still waits on this device. */
  readonly sheet: RoundSheet | undefined;
  readonly asked: { readonly isError: boolean; readonly error: unknown; refetch(): unknown };
  readonly waiting: readonly Waiting<RoundReport>[];
  readonly isOnline: boolean;
  report(record: NewRecord): void;
  photo(stopId: string, taskId: string | undefined, file: Blob): Promise<void>;
};

/** A round that works without a network: kept on the device, own reports shown at once, others' live. */
export function useRound(id: string, personName: string): RoundView {
  const t = useText(adminDe);
  const client = useQueryClient();
  const asked = useAsk(roundApi.find, { id });
  useLiveRefetch({
    hints: [hintIf(roundStream, ({ roundId }) => roundId === id)],
    asks: [askKey(roundApi.find, { id })],
  });
  // Loaded while there is a network: without one a notice could not be shown.
  useEffect(() => void prepareNotices().catch(() => undefined), []);

  const arrived = useCallback(
    (answer: RoundAnswer | null, item: RoundReport | null) => {
      if (!answer) return void client.invalidateQueries({ queryKey: askKey(roundApi.find) });
      client.setQueryData<RoundSheet>(askKey(roundApi.find, { id: answer.sheet.round.id }), answer.sheet);
      if (answer.outcome === 'already' && item)
        notify(t('rounds.already', { task: item.text || t('rounds.already.task') }));
      if (answer.outcome === 'not_settled') notify(t('rounds.not_settled'));
    },
    [client, t],
  );
  const all = useOutbox(roundOutbox, arrived);
  const waiting = useMemo(() => all.filter(({ roundId }) => roundId === id), [all, id]);
  const known = useMemo(() => asked.data ?? keptSheets.find(id), [asked.data, id]);
  const isLoaded = asked.data !== undefined;
  // After a reload without a network the round opens too.
  useEffect(() => {
    if (isLoaded) void keepApp().catch(() => undefined);
  }, [isLoaded]);
  useEffect(() => {
    if (asked.data) keptSheets.keep(id, asked.data);
  }, [asked.data]);
  const sheet = useMemo(
    () =>
      known &&
      withWaiting(
        known,
        waiting.map((each) => ({ ...each, recordId: each.id })),
      ),
    [known, waiting],
  );
  return {
    sheet,
    asked,
    waiting,
    isOnline: useIsOnline(),
    report: (record) => roundOutbox.add({ ...record, roundId: id, personName }),
    photo: (stopId, taskId, file) => addPhoto({ kind: 'photo', roundId: id, stopId, taskId, personName }, file),
  };
}
