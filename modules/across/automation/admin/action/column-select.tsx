import type { ContractForm } from '@fachwerk/react/contract-form';
import { useText } from '@fachwerk/react/texts';
import { Select } from '@mantine/core';
import type { RuleChoices } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { optionsOf } from './action.ts';

type Props = { readonly choices: RuleChoices; readonly props: ReturnType<ContractForm['field']> };

/** Columns of all boards, each named where it lies. */
export function ColumnSelect({ choices, props }: Props) {
  const t = useText(adminDe);
  const byBoard = Map.groupBy(choices.columns, ({ boardId }) => boardId);
  const data = [...byBoard.values()].map((columns) => ({ group: columns[0]!.boardName, items: optionsOf(columns) }));
  return <Select label={t('rules.column')} allowDeselect={false} data={data} {...props} />;
}
