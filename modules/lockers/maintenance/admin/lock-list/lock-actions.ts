import { type Lock, lockApi } from '@fachwerk/lockers/contract-lock';
import { whyNotMoveLock } from '@fachwerk/lockers/rules/lock-changes';
import { call, useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { downloadFile } from '@fachwerk/react/download';
import { notify, notifyProblem } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { useQueryClient } from '@tanstack/react-query';
import { maintenanceApi } from '../../contract.ts';
import { words } from '../words.ts';

/** Doing something to locks: asks where it cannot be taken back, does it, says that it is done. */
export function useLockActions() {
  const t = useText(words);
  const confirm = useConfirm();
  const client = useQueryClient();
  const mayConfigure = useMay('locks.configure');
  const removal = useChange(lockApi.remove, { stale: 'nothing', failed: t('locks.archive.failed') });
  const restoration = useChange(lockApi.restore);
  /** Who may not configure is told so; otherwise the box itself may be the reason. */
  const whyNotMove = (lock: Lock): string | null => {
    const refusal = whyNotMoveLock(lock);
    return mayConfigure ? refusal && t(refusal) : t('locks.denied.configure');
  };
  return {
    whyNotConfigure: mayConfigure ? null : t('locks.denied.configure'),
    whyNotMove,
    stickers: async (locks: readonly Lock[]) => {
      try {
        downloadFile(await call(maintenanceApi.stickers, { ids: locks.map(({ id }) => id) }));
        notify(t('stickers.done', { count: locks.length }));
        return true;
      } catch (error) {
        notifyProblem(error);
        return false;
      }
    },
    /** `afterwards` runs as soon as the box is gone. */
    archive: async (lock: Lock, afterwards: () => void = () => undefined) => {
      const { number, locationName } = lock;
      const question = {
        title: t('locks.archive.title', { number }),
        text: t('locks.archive.text', { number, location: locationName }),
      };
      if (!(await confirm({ ...question, confirm: t('locks.archive'), isDanger: true }))) return;
      const isDone = await removal.mutateAsync({ item: { id: lock.id } }).then(
        () => true,
        () => false,
      );
      if (!isDone) return;
      // The page about it goes first: it would only find out that it is archived.
      afterwards();
      notify(t('locks.archived', { number }), { run: () => restoration.mutate({ item: { id: lock.id } }) });
      await client.invalidateQueries();
    },
  };
}
