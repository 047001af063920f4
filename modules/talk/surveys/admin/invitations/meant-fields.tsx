import type { Recipients, SavedQuery } from '@fachwerk/messaging/contract';
import { CustomerChoice } from '@fachwerk/messaging/parts';
import { useText } from '@fachwerk/react/texts';
import { NativeSelect, Radio, Stack } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';

/** What is chosen, also while nobody is named yet. */
export type Meant = {
  readonly kind: Recipients['kind'];
  readonly queryId: string;
  readonly customerIds: readonly string[];
};

const KINDS = ['all', 'query', 'manual'] as const;

/** Null while it says nobody. */
export function recipientsFrom({ kind, queryId, customerIds }: Meant, saved: readonly SavedQuery[]): Recipients | null {
  if (kind === 'all') return { kind };
  if (kind === 'manual') return customerIds.length > 0 ? { kind, customerIds: [...customerIds] } : null;
  const found = saved.find(({ id }) => id === queryId);
  return found ? { kind, query: found.query } : null;
}

type Props = {
  readonly meant: Meant;
  readonly saved: readonly SavedQuery[];
  readonly onChange: (meant: Meant) => void;
};

/** Whom to invite: all, a query that was saved with the newsletter, or some by hand. */
export function MeantFields({ meant, saved, onChange }: Props) {
  const t = useText(adminDe);
  return (
    <Stack gap="sm">
      <Radio.Group
        label={t('surveys.meant')}
        value={meant.kind}
        onChange={(next) => onChange({ ...meant, kind: KINDS.find((each) => each === next) ?? 'all' })}
      >
        <Stack gap="xs" mt="xs">
          {KINDS.map((value) => (
            <Radio
              key={value}
              value={value}
              label={t(`surveys.meant.${value}`)}
              disabled={value === 'query' && saved.length === 0}
              {...(value === 'query' && saved.length === 0 && { description: t('surveys.meant.query.none') })}
            />
          ))}
        </Stack>
      </Radio.Group>
      {meant.kind === 'query' && (
        <NativeSelect
          label={t('surveys.meant.which')}
          value={meant.queryId}
          onChange={({ currentTarget: { value } }) => onChange({ ...meant, queryId: value })}
          data={[
            { value: '', label: t('surveys.meant.which.none') },
            ...saved.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      {meant.kind === 'manual' && (
        <CustomerChoice
          value={meant.customerIds}
          onChange={(customerIds) => onChange({ ...meant, customerIds })}
          isByMail
        />
      )}
    </Stack>
  );
}
