import { cents } from '@fachwerk/base/money';
import { useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { formatMoney } from '@fachwerk/react/money';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { type AccessRight, rentalChangeApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import type { ActionName } from './rental-actions.ts';

/** What needs no dialog of its own; says whether an action is one of these. */
export function useDoneAtOnce(): (name: ActionName, right: AccessRight) => boolean {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const checked = useChange(rentalChangeApi.checked);
  const resend = useChange(rentalChangeApi.resendAccess);
  const done = async (work: Promise<unknown>, sentence: string) => {
    // A refusal is said by the call itself.
    const isDone = await work.then(
      () => true,
      () => false,
    );
    if (isDone) notify(sentence);
  };
  const send = async ({ id, customerEmail }: AccessRight) => {
    const question = {
      title: t('access_rights.resend.title'),
      text: t('access_rights.resend.about', { email: customerEmail }),
      confirm: t('access_rights.resend.confirm'),
    };
    if (await confirm(question)) await done(resend.mutateAsync({ id }), t('access_rights.resend.done'));
  };
  const sendLink = useChange(rentalChangeApi.sendLink);
  const pay = async ({ id, customerEmail, dueCents }: AccessRight) => {
    const amount = formatMoney(cents(dueCents));
    const question = {
      title: t('access_rights.send_link.title', { amount }),
      text: t('access_rights.send_link.about', { email: customerEmail }),
      confirm: t('access_rights.send_link.confirm'),
    };
    if (await confirm(question)) await done(sendLink.mutateAsync({ id }), t('access_rights.send_link.done'));
  };
  return (name, right) => {
    if (name === 'checked') {
      void done(checked.mutateAsync({ id: right.id }), t('access_rights.checked.done', { box: right.lockNumber }));
    } else if (name === 'resend') void send(right);
    else if (name === 'sendLink') void pay(right);
    else return false;
    return true;
  };
}
