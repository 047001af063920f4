import { useText } from '@fachwerk/react/texts';
import { NativeSelect } from '@mantine/core';
import type { Flow } from '../../contract-flow.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useBlockName } from '../block-words.ts';

type Props = {
  readonly flow: Flow;
  readonly label: string;
  readonly value: string | null;
  /** It may go on with the block below. */
  readonly isOptional?: boolean;
  readonly onChange: (goTo: string | null) => void;
};

/** Where it goes on, by the names of the blocks; one that is gone stays visible as missing. */
export function TargetSelect({ flow, label, value, isOptional = false, onChange }: Props) {
  const t = useText(adminDe);
  const nameOf = useBlockName(flow);
  const isThere = value === null || flow.some(({ id }) => id === value);
  return (
    <NativeSelect
      label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
      data={[
        ...(isOptional ? [{ value: '', label: t('dialogues.goTo.below') }] : []),
        ...(isThere ? [] : [{ value: value ?? '', label: t('dialogues.goTo.missing') }]),
        ...flow.map((block) => ({ value: block.id, label: nameOf(block) })),
      ]}
    />
  );
}
