import { cents } from '@fachwerk/base/money';
import { forEachRow } from '@fachwerk/react/bulk';
import { useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { formatMoney } from '@fachwerk/react/money';
import { useText } from '@fachwerk/react/texts';
import { settlementApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

export type ToIssue = { readonly companyId: string; readonly name: string; readonly grossCents: number };

/** Issues statements after a question that names them and their sum; a month that is settled already is refused by the server. */
export function useIssue(month: string) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const change = useChange(settlementApi.issue, { isQuiet: true });
  const issue = async (rows: readonly ToIssue[]): Promise<boolean> => {
    const count = rows.length;
    const total = formatMoney(cents(rows.reduce((sum, { grossCents }) => sum + grossCents, 0)));
    const names = rows.map(({ name, grossCents }) => `${name} (${formatMoney(cents(grossCents))})`).join(', ');
    const text = t('settlement.issue.about', { count, total, names });
    const label = t('settlement.issue_many', { count });
    if (count === 0 || !(await confirm({ title: label, text, confirm: label }))) return false;
    await forEachRow(rows, ({ companyId }) => change.mutateAsync({ companyId, month }));
    return true;
  };
  return { issue, isPending: change.isPending };
}
