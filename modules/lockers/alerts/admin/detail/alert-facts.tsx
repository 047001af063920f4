import { Fact, Facts } from '@fachwerk/react/facts';
import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { Button, SegmentedControl, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { AlertPriority, type AlertStory } from '../../contract.ts';
import { aboutOf, subjectPath, subjectWord } from '../../rules/sentence.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { PriorityMark, StateMark } from '../alert-badge.tsx';
import { AlertAssignee } from './alert-assignee.tsx';
import classes from './alert-drawer.module.css';
import { useAlertActions } from './use-alert-actions.ts';

/** What is known, and what can be set. Who may only read sees the same without the controls. */
export function AlertFacts({ alert, mayHandle }: { alert: AlertStory; mayHandle: boolean }) {
  const t = useText(adminDe);
  const { key, params } = aboutOf(alert);
  return (
    <section className={classes.facts}>
      <Text>{t(key, params)}</Text>
      <Button
        component={Link}
        to={subjectPath(alert)}
        variant="default"
        rightSection={<IconArrowRight size={16} stroke={1.5} />}
        className={classes.way ?? ''}
      >
        {t(`alerts.to.${subjectWord(alert)}`)}
      </Button>
      <Facts>
        <Fact name={t('alerts.field.state')}>
          <StateMark state={alert.state} />
        </Fact>
        <Fact name={t('alerts.field.since')}>
          <Ago at={alert.raisedAt} />
          {alert.times > 1 && `, ${t('alerts.times', { count: alert.times })}`}
        </Fact>
        {!mayHandle && (
          <>
            <Fact name={t('alerts.field.priority')}>
              <PriorityMark priority={alert.priority} />
            </Fact>
            <Fact name={t('alerts.field.assignee')}>{alert.assignee?.name ?? t('alerts.nobody')}</Fact>
          </>
        )}
      </Facts>
      {mayHandle && (
        <>
          <AlertPriorityField alert={alert} />
          <AlertAssignee alert={alert} />
        </>
      )}
    </section>
  );
}

function AlertPriorityField({ alert }: { alert: AlertStory }) {
  const t = useText(adminDe);
  const actions = useAlertActions();
  return (
    <div>
      <Text component="div" size="sm" fw={500} mb={4}>
        {t('alerts.field.priority')}
      </Text>
      <SegmentedControl
        fullWidth
        aria-label={t('alerts.field.priority')}
        value={alert.priority}
        disabled={actions.isBusy}
        onChange={(next) => void actions.prioritize(alert, next as AlertPriority)}
        data={AlertPriority.options.map((value) => ({ value, label: <PriorityMark priority={value} /> }))}
      />
    </div>
  );
}
