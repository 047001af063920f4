import { useAsk } from '@fachwerk/react/call';
import { useSession } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Select } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { type AlertStory, alertApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './alert-drawer.module.css';
import { useAlertActions } from './use-alert-actions.ts';

const NOBODY = 'nobody';

/** Whose it is; the person in front of the wall takes it with one tap. */
export function AlertAssignee({ alert }: { alert: AlertStory }) {
  const t = useText(adminDe);
  const actions = useAlertActions();
  const ownId = useSession()?.user.id;
  const people = useAsk(alertApi.people, { id: alert.id }).data?.people ?? [];
  const me = people.find(({ id }) => id === ownId);
  const { assignee } = alert;
  // Whoever it was given to may have left since.
  const known = assignee && !people.some(({ id }) => id === assignee.id) ? [{ ...assignee, companyName: '' }] : [];
  const everybody = [...people, ...known];
  const companies = [...new Set(everybody.map(({ companyName }) => companyName))].filter(Boolean);
  const groupOf = (group: string) => ({
    group,
    items: everybody.filter(({ companyName }) => companyName === group).map(optionOf),
  });
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <Select
        className={classes.grow ?? ''}
        label={t('alerts.assign')}
        value={assignee?.id ?? NOBODY}
        onChange={(id) => void actions.assign(alert, everybody.find((person) => person.id === id) ?? null)}
        data={[
          { value: NOBODY, label: t('alerts.nobody') },
          ...(companies.length > 1 ? [...known.map(optionOf), ...companies.map(groupOf)] : everybody.map(optionOf)),
        ]}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t('alerts.assign.none')}
        disabled={actions.isBusy}
      />
      {me && assignee?.id !== me.id && (
        <Button
          variant="default"
          leftSection={<IconUserCheck size={16} stroke={1.5} />}
          disabled={actions.isBusy}
          onClick={() => void actions.assign(alert, me)}
        >
          {t('alerts.assign.me')}
        </Button>
      )}
    </Group>
  );
}

const optionOf = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
