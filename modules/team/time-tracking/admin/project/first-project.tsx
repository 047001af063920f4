import { useChange } from '@fachwerk/react/call';
import { notify } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { timeLogApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

type Props = { onAdd: () => void; onAbsence: () => void };

/** What a page without projects offers: one of its own, one for plain working hours, and the days nobody works. */
export function FirstProject({ onAdd, onAbsence }: Props) {
  const t = useText(adminDe);
  const mayManage = useMay('time_log.manage');
  const add = useChange(timeLogApi.addProject);
  const addPlain = async () => {
    await add.mutateAsync({
      project: { name: t('time_log.plain'), description: '', budgetMonthlyCents: null, hourlyRateCents: 0 },
    });
    notify(t('time_project.saved'));
  };
  return (
    <Group gap="xs" justify="center">
      {mayManage && (
        <>
          <Button onClick={onAdd} leftSection={<IconPlus size={16} stroke={1.5} />}>
            {t('time_project.add')}
          </Button>
          <Button variant="default" loading={add.isPending} onClick={() => void addPlain().catch(() => undefined)}>
            {t('time_log.plain.add')}
          </Button>
        </>
      )}
      <Button variant="default" onClick={onAbsence}>
        {t('time_log.empty.absence')}
      </Button>
    </Group>
  );
}
