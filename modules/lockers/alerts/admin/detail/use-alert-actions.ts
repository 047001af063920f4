import { call, useChange } from '@fachwerk/react/call';
import { notify, notifyProblem } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { useQueryClient } from '@tanstack/react-query';
import { type Alert, type AlertPriority, alertApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** Doing something about alerts: does it, and says that it is done. Each resolves to whether it worked. */
export function useAlertActions() {
  const t = useText(adminDe);
  const client = useQueryClient();
  const finishing = useChange(alertApi.finish, { isQuiet: true });
  const reopening = useChange(alertApi.reopen);
  const assigning = useChange(alertApi.assign);
  const prioritizing = useChange(alertApi.prioritize);
  const commenting = useChange(alertApi.comment);

  /** A refusal has been shown by then. */
  const worked = (change: Promise<unknown>) =>
    change.then(
      () => true,
      () => false,
    );

  const takeBack = async (ids: readonly string[]) => {
    await Promise.all(ids.map((id) => call(alertApi.reopen, { id }))).catch(notifyProblem);
    await client.invalidateQueries();
  };

  return {
    isBusy: [finishing, reopening, assigning, prioritizing, commenting].some(({ isPending }) => isPending),
    /** Fails with the refusal, for the form that asked to show. */
    finish: async (alerts: readonly Alert[], comment = ''): Promise<void> => {
      const ids = alerts.map(({ id }) => id);
      const open = alerts.filter(({ state }) => state === 'open').map(({ id }) => id);
      const input = { ids, ...(comment.trim() && { comment }) };
      const answer = await finishing.mutateAsync(input);
      if (answer.finished === 0) notify(t('alerts.finished.none'));
      else notify(t('alerts.finished', { count: answer.finished }), { run: () => void takeBack(open) });
    },
    reopen: async ({ id }: Alert) => {
      if (await worked(reopening.mutateAsync({ id }))) notify(t('alerts.reopened'));
    },
    assign: async ({ id }: Alert, person: { id: string; name: string } | null) => {
      if (!(await worked(assigning.mutateAsync({ id, userId: person?.id ?? null })))) return;
      notify(person ? t('alerts.assigned.to', { name: person.name }) : t('alerts.assigned.to_nobody'));
    },
    prioritize: async ({ id }: Alert, priority: AlertPriority) => {
      if (!(await worked(prioritizing.mutateAsync({ id, priority })))) return;
      notify(t('alerts.prioritized', { priority: t(`alerts.priority.${priority}`) }));
    },
    comment: ({ id }: Alert, text: string) => worked(commenting.mutateAsync({ id, text })),
  };
}

export type AlertActions = ReturnType<typeof useAlertActions>;
