import { useText } from '@fachwerk/react/texts';
import { MultiSelect, NativeSelect, TextInput } from '@mantine/core';
import type { Condition, Flow, FlowBlock } from '../../contract-flow.ts';
import { BOOK_ANSWERS, OPEN_RESULTS } from '../../rules/engine.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useBlockName } from '../block-words.ts';

type Props = {
  readonly before: readonly FlowBlock[];
  readonly flow: Flow;
  readonly when: Condition;
  readonly onChange: (when: Condition) => void;
};

const KNOWN = ['rental', 'order', 'none'] as const;
const hasAnswer = ({ kind }: FlowBlock) =>
  kind === 'buttons' || kind === 'input' || kind === 'open' || kind === 'book' || kind === 'status';

/** About what was answered or found out before. */
export function WhenFields({ before, flow, when, onChange }: Props) {
  const t = useText(adminDe);
  const nameOf = useBlockName(flow);
  const asked = before.filter(hasAnswer);
  const about = asked.find(({ id }) => id === when.of);
  const values = useValues(about);
  return (
    <>
      <NativeSelect
        label={t('dialogues.when.of')}
        value={about ? when.of : ''}
        onChange={({ currentTarget: { value } }) => onChange({ of: value, is: 'one_of', values: [''] })}
        data={[
          ...(about ? [] : [{ value: '', label: t('dialogues.goTo.missing') }]),
          ...asked.map((block) => ({ value: block.id, label: nameOf(block) })),
        ]}
      />
      <NativeSelect
        label={t('dialogues.when.is')}
        value={when.is}
        onChange={({ currentTarget: { value } }) => onChange({ ...when, is: value as Condition['is'] })}
        data={(['one_of', 'none_of', 'at_least', 'at_most'] as const).map((value) => ({
          value,
          label: t(`dialogues.is.${value}`),
        }))}
      />
      {values ? (
        <MultiSelect
          label={t('dialogues.when.values')}
          value={when.values.filter((value) => values.some((each) => each.value === value))}
          onChange={(next) => onChange({ ...when, values: next.length > 0 ? next : [''] })}
          data={values}
        />
      ) : (
        <TextInput
          label={t('dialogues.when.values')}
          value={when.values[0] ?? ''}
          onChange={({ currentTarget }) => onChange({ ...when, values: [currentTarget.value] })}
        />
      )}
    </>
  );
}

/** What can be the answer; null where anything can. */
function useValues(block: FlowBlock | undefined) {
  const t = useText(adminDe);
  if (block?.kind === 'buttons') return block.options.map(({ id, label }) => ({ value: id, label: label.de || id }));
  if (block?.kind === 'status') return KNOWN.map((value) => ({ value, label: t(`dialogues.status.${value}`) }));
  if (block?.kind === 'book' && block.where !== 'appointments')
    return BOOK_ANSWERS.map((value) => ({ value, label: t(`dialogues.booked.${value}`) }));
  if (block?.kind === 'book') return [{ value: 'none', label: t('dialogues.booked.none') }];
  if (block?.kind === 'open') return OPEN_RESULTS.map((value) => ({ value, label: t(`dialogues.opened.${value}`) }));
  return null;
}
