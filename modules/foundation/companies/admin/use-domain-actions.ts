import { useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { useQueryClient } from '@tanstack/react-query';
import { type Domain, domainApi } from '../contract-domain.ts';
import { isVerified } from '../rules/domain-states.ts';
import { adminDe } from '../texts/admin.de.ts';

/** Domain actions: confirm where necessary, execute, notify. Refusals show their own message. */
export function useDomainActions() {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const client = useQueryClient();
  const look = useChange(domainApi.check);
  const edit = useChange(domainApi.edit);
  const removal = useChange(domainApi.remove, { stale: 'nothing', failed: t('domains.remove.failed') });
  const done = <Answer>(change: Promise<Answer>) => change.catch(() => null);

  return {
    isBusy: look.isPending || edit.isPending || removal.isPending,
    isChecking: look.isPending,
    check: async (domain: Domain) => {
      const { host } = domain;
      const answer = await done(look.mutateAsync({ domain: { id: domain.id } }));
      if (!answer) return;
      if (isVerified(domain)) notify(t('domains.check.again', { host }));
      else notify(isVerified(answer) ? t('domains.check.found', { host }) : t('domains.check.not_found', { host }));
    },
    activate: async ({ id, host }: Domain) => {
      if (await done(edit.mutateAsync({ domain: { id, host, isActive: true } })))
        notify(t('domains.activated', { host }));
    },
    deactivate: async ({ id, host }: Domain) => {
      const question = { title: t('domains.deactivate.title', { host }), text: t('domains.deactivate.text') };
      if (!(await confirm({ ...question, confirm: t('domains.deactivate'), isDanger: true }))) return;
      if (await done(edit.mutateAsync({ domain: { id, host, isActive: false } })))
        notify(t('domains.deactivated', { host }));
    },
    remove: async ({ id, host }: Domain, afterwards: () => void = () => undefined) => {
      const question = { title: t('domains.remove.title', { host }), text: t('domains.remove.text', { host }) };
      if (!(await confirm({ ...question, confirm: t('domains.remove.confirm', { host }), isDanger: true }))) return;
      if (!(await done(removal.mutateAsync({ domain: { id } })))) return;
      // Close the detail page first: it would only answer 404.
      afterwards();
      notify(t('domains.removed', { host }));
      await client.invalidateQueries();
    },
  };
}
