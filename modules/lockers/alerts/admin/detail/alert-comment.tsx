import { notifyProblem } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Textarea, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { AlertStory } from '../../contract.ts';
import { whyNotFinish } from '../../rules/handle.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './alert-drawer.module.css';
import { useAlertActions } from './use-alert-actions.ts';

/** Writing and finishing in one place: what was typed goes along with „Erledigt“. Always in reach of a thumb. */
export function AlertComment({ alert }: { alert: AlertStory }) {
  const t = useText(adminDe);
  const actions = useAlertActions();
  const [text, setText] = useState('');
  const refusal = whyNotFinish(alert);
  const send = async () => {
    if (await actions.comment(alert, text)) setText('');
  };
  const finish = () => actions.finish([alert], text).then(() => setText(''), notifyProblem);
  return (
    <div className={classes.bar}>
      <Textarea
        aria-label={t('alerts.comment')}
        placeholder={t('alerts.comment.placeholder')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={2000}
        rows={2}
        resize="vertical"
      />
      <Group justify="space-between" gap="xs" mt="xs">
        <Button variant="default" disabled={text.trim() === '' || actions.isBusy} onClick={() => void send()}>
          {t('alerts.comment.send')}
        </Button>
        {alert.state === 'open' ? (
          <Button
            leftSection={<IconCheck size={16} stroke={1.5} />}
            loading={actions.isBusy}
            onClick={() => void finish()}
          >
            {t('alerts.comment.finish')}
          </Button>
        ) : (
          <Tooltip label={refusal ? t(refusal) : ''}>
            <Button
              variant="default"
              leftSection={<IconArrowBackUp size={16} stroke={1.5} />}
              loading={actions.isBusy}
              onClick={() => void actions.reopen(alert)}
            >
              {t('alerts.reopen')}
            </Button>
          </Tooltip>
        )}
      </Group>
    </div>
  );
}
