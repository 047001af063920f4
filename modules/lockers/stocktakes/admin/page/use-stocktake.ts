import { useMe } from '@fachwerk/auth/account';
import { fullName } from '@fachwerk/react/avatar';
import { askKey, useAsk } from '@fachwerk/react/call';
import { useIsOnline } from '@fachwerk/react/connection';
import { keptRecords } from '@fachwerk/react/kept-records';
import { hintIf, useLiveRefetch } from '@fachwerk/react/live-refetch';
import { notify, prepareNotices } from '@fachwerk/react/notice';
import { useOutbox } from '@fachwerk/react/outbox';
import { useText } from '@fachwerk/react/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { StocktakeSheet, stocktakeApi, stocktakeStream } from '../../contract.ts';
import { type NewReport, withWaiting } from '../../rules/reports.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { stocktakeOutbox, type WallAnswer, type WallReport } from './outbox.ts';

const sheets = keptRecords('stocktakes.sheet.', StocktakeSheet);

export type StocktakeView = {
  /** With everything that still waits on this device. */
  readonly sheet: StocktakeSheet | undefined;
  readonly asked: { readonly isError: boolean; readonly error: unknown; refetch(): unknown };
  readonly waiting: number;
  readonly isOnline: boolean;
  readonly myId: string;
  report(report: NewReport): void;
};

/** A stocktake that works without a network: kept on the device, own reports shown at once, others' live. */
export function useStocktake(id: string): StocktakeView {
  const t = useText(adminDe);
  const me = useMe();
  const client = useQueryClient();
  const asked = useAsk(stocktakeApi.find, { id });
  useLiveRefetch({
    hints: [hintIf(stocktakeStream, ({ stocktakeId }) => stocktakeId === id)],
    asks: [askKey(stocktakeApi.find, { id })],
  });
  // Loaded while there is a network: without one a notice could not be shown.
  useEffect(() => void prepareNotices().catch(() => undefined), []);

  const arrived = useCallback(
    (answer: WallAnswer | null, item: WallReport | null) => {
      if (!answer) return void client.invalidateQueries({ queryKey: askKey(stocktakeApi.find) });
      const { sheet, outcome } = answer;
      client.setQueryData<StocktakeSheet>(askKey(stocktakeApi.find, { id: sheet.stocktake.id }), sheet);
      const box = sheet.boxes.find(({ lockId }) => lockId === item?.lockId);
      if (!box || item?.kind !== 'checked') return;
      if (outcome === 'replaced') notify(t('stocktakes.replaced', { number: box.number }));
      // The same result twice needs nobody's attention.
      if (outcome === 'already' && box.result && box.result !== item.result)
        notify(
          t('stocktakes.already', {
            number: box.number,
            result: t(`stocktakes.result.${box.result}`),
            name: box.checkedByName,
          }),
        );
    },
    [client, t],
  );
  const all = useOutbox(stocktakeOutbox, arrived);
  const waiting = useMemo(() => all.filter(({ stocktakeId }) => stocktakeId === id), [all, id]);
  const known = useMemo(() => asked.data ?? sheets.find(id), [asked.data, id]);
  useEffect(() => {
    if (asked.data) sheets.keep(id, asked.data);
  }, [asked.data, id]);
  const sheet = useMemo(
    () =>
      known &&
      withWaiting(
        known,
        waiting.map((each) => ({ ...each, recordId: each.id })),
      ),
    [known, waiting],
  );
  const by = { stocktakeId: id, personId: me.id, personName: fullName(me.contact) };
  return {
    sheet,
    asked,
    waiting: waiting.length,
    isOnline: useIsOnline(),
    myId: me.id,
    report: (report) => stocktakeOutbox.add({ ...report, ...by }),
  };
}
