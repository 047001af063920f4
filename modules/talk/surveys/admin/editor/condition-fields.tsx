import type { Condition } from '@fachwerk/dialogues/contract-flow';
import { useText } from '@fachwerk/react/texts';
import { MultiSelect, NativeSelect, NumberInput } from '@mantine/core';
import type { Question } from '../../contract-content.ts';
import { DECIDING } from '../../rules/whether-to-publish.ts';
import { adminDe } from '../../texts/admin.de.ts';

type Props = {
  readonly before: readonly Question[];
  readonly condition: Condition | null;
  readonly onChange: (condition: Condition | null) => void;
};

const isChosen = ({ type }: Question) => type === 'choice' || type === 'several';

/** Whether it is asked at all, by what was answered before. */
export function ConditionFields({ before, condition, onChange }: Props) {
  const t = useText(adminDe);
  const deciders = before.filter(({ type }) => DECIDING.includes(type));
  if (deciders.length === 0 && !condition) return null;
  const decider = deciders.find(({ id }) => id === condition?.of);
  const choose = (id: string) => {
    const next = deciders.find((each) => each.id === id);
    if (!next) return onChange(null);
    const is = isChosen(next) ? 'one_of' : 'at_most';
    onChange({ of: id, is, values: isChosen(next) ? next.options.slice(0, 1).map((option) => option.id) : ['3'] });
  };
  return (
    <>
      <NativeSelect
        label={t('surveys.showIf')}
        value={decider?.id ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={[
          { value: '', label: t('surveys.showIf.always') },
          ...deciders.map(({ id, title }) => ({ value: id, label: title.de || id })),
        ]}
      />
      {condition && decider && (
        <>
          <NativeSelect
            label={t('surveys.showIf.is')}
            value={condition.is}
            onChange={({ currentTarget }) => onChange({ ...condition, is: currentTarget.value as Condition['is'] })}
            data={(isChosen(decider) ? (['one_of', 'none_of'] as const) : (['at_least', 'at_most'] as const)).map(
              (value) => ({ value, label: t(`surveys.is.${value}`) }),
            )}
          />
          {isChosen(decider) ? (
            <MultiSelect
              label={t('surveys.showIf.value')}
              value={condition.values}
              onChange={(values) => values.length > 0 && onChange({ ...condition, values })}
              data={decider.options.map(({ id, label }) => ({ value: id, label: label.de || id }))}
            />
          ) : (
            <NumberInput
              label={t('surveys.showIf.value')}
              min={0}
              max={10}
              allowDecimal={false}
              value={Number(condition.values[0])}
              onChange={(value) => onChange({ ...condition, values: [String(value)] })}
            />
          )}
        </>
      )}
    </>
  );
}
