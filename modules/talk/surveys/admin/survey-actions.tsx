import { useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Button, Group } from '@mantine/core';
import { IconLock, IconRotate, IconTrash } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { type SurveyDetail, surveyApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { LIST_PATH } from './survey-path.ts';

/** What is done with a survey as a whole; publishing stands where it is written. */
export function SurveyActions({ survey: { id, state, name, answers } }: { readonly survey: SurveyDetail }) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const navigate = useNavigate();
  const close = useChange(surveyApi.close);
  const remove = useChange(surveyApi.remove);
  const setClosed = (isClosed: boolean) =>
    close.mutateAsync({ id, isClosed }).then(
      () => notify(t(isClosed ? 'surveys.closed' : 'surveys.reopened')),
      () => undefined,
    );
  const ask = async () => {
    const question = {
      title: t('surveys.delete.title'),
      text: t('surveys.delete.text', { title: name, count: answers }),
      confirm: t('surveys.delete.confirm'),
      isDanger: true,
    };
    if (!(await confirm(question))) return;
    await remove.mutateAsync({ id }).then(
      () => {
        notify(t('surveys.deleted'));
        void navigate(LIST_PATH);
      },
      () => undefined,
    );
  };
  return (
    <Group gap="xs">
      {state === 'open' && (
        <Button
          variant="default"
          leftSection={<IconLock size={16} stroke={1.5} />}
          onClick={() => void setClosed(true)}
        >
          {t('surveys.close')}
        </Button>
      )}
      {state === 'closed' && (
        <Button
          variant="default"
          leftSection={<IconRotate size={16} stroke={1.5} />}
          onClick={() => void setClosed(false)}
        >
          {t('surveys.reopen')}
        </Button>
      )}
      <Button variant="default" leftSection={<IconTrash size={16} stroke={1.5} />} onClick={() => void ask()}>
        {t('surveys.delete')}
      </Button>
    </Group>
  );
}
