import { DateField, isDateText } from '@fachwerk/react/date-field';
import { useSession } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, MultiSelect, Stack } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { BoardPerson, Label } from '../../contract.ts';
import type { CardDetails } from '../../contract-card.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { LabelDialog } from '../label/label-dialog.tsx';
import classes from './card.module.css';
import { useCardChange } from './use-card-change.ts';

type Props = {
  readonly card: CardDetails;
  readonly labels: readonly Label[];
  readonly people: readonly BoardPerson[];
  readonly mayEdit: boolean;
  readonly onChanged: () => void;
};

/** Assignees, due date and labels; each saves on selection. */
export function CardFacts({ card, labels, people, mayEdit, onChanged }: Props) {
  const t = useText(adminDe);
  const { save, isBusy } = useCardChange(card, onChanged);
  const ownId = useSession()?.user.id;
  const [areLabelsOpen, setLabelsOpen] = useState(false);
  const me = people.find(({ id }) => id === ownId);
  // Assignees may have left the company since.
  const known = people.filter(({ id }) => card.assignees.includes(id)).map(({ id }) => id);
  return (
    <Stack gap="sm">
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <MultiSelect
          className={classes.grow ?? ''}
          label={t('desk.people')}
          placeholder={known.length > 0 ? '' : t('desk.nobody')}
          data={people.map(({ id, name }) => ({ value: id, label: name }))}
          value={known}
          onChange={(assignees) => void save({ assignees })}
          disabled={!mayEdit}
          searchable
        />
        {mayEdit && me && !card.assignees.includes(me.id) && (
          <Button
            variant="default"
            leftSection={<IconUserCheck size={16} stroke={1.5} />}
            disabled={isBusy}
            onClick={() => void save({ assignees: [...known, me.id] })}
          >
            {t('desk.take')}
          </Button>
        )}
      </Group>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <MultiSelect
          className={classes.grow ?? ''}
          label={t('desk.labels')}
          data={labels.map(({ id, name }) => ({ value: id, label: name }))}
          value={card.labels}
          onChange={(chosen) => void save({ labels: chosen })}
          disabled={!mayEdit}
          searchable
        />
        {mayEdit && (
          <Button variant="default" onClick={() => setLabelsOpen(true)}>
            {t('desk.label.new')}
          </Button>
        )}
      </Group>
      <DateField
        label={t('desk.due')}
        value={card.dueOn ?? ''}
        disabled={!mayEdit}
        isFilter
        onChange={(day) =>
          (day === '' || isDateText(day)) && day !== (card.dueOn ?? '') && void save({ dueOn: day || null })
        }
      />
      {areLabelsOpen && (
        <LabelDialog
          boardId={card.boardId}
          labels={labels}
          onChanged={onChanged}
          onClose={() => setLabelsOpen(false)}
        />
      )}
    </Stack>
  );
}
