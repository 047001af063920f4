import { useAsk, useChange } from '@fachwerk/react/call';
import { notify } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { useRememberWay } from '@fachwerk/react/way-back';
import { Anchor, Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { useLayoutEffect } from 'react';
import { Link } from 'react-router';
import { type FirstStep, firstStepsApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './first-steps.module.css';

/** On the overview of a company that has just come. */
export function FirstSteps({ onSettled }: { onSettled: (isShown: boolean) => void }) {
  const asked = useAsk(firstStepsApi.show, { place: 'overview' }, { isEnabled: useMay('company.read') });
  const steps = asked.data?.isHidden === false ? asked.data.steps : undefined;
  const isAsking = asked.isPending && asked.fetchStatus === 'fetching';
  const isShown = steps !== undefined;
  // Before the browser paints: the list and what stands below it appear together.
  useLayoutEffect(() => {
    if (!isAsking) onSettled(isShown);
  }, [isAsking, isShown, onSettled]);
  return steps && <Steps steps={steps} canPutAway />;
}

/** Under Anleitung/Hilfe it stays, also when all is done. */
export function FirstStepsGuide() {
  const asked = useAsk(firstStepsApi.show, { place: 'help' }, { isEnabled: useMay('company.read') });
  if (!asked.data || asked.data.steps.length === 0) return null;
  return <Steps steps={asked.data.steps} canPutAway={false} />;
}

function Steps({ steps, canPutAway }: { steps: readonly FirstStep[]; canPutAway: boolean }) {
  const t = useText(adminDe);
  const needed = steps.filter(({ isOptional }) => !isOptional);
  const done = needed.filter(({ isDone }) => isDone).length;
  const next = needed.find(({ isDone }) => !isDone)?.name;
  return (
    <Paper withBorder component="section" aria-labelledby="first-steps" className={classes.panel ?? ''}>
      <Group justify="space-between" align="flex-start" gap="xs">
        <Title order={2} size="h3" id="first-steps">
          {t(steps.some(({ name }) => name === 'first_booking') ? 'first_steps.title_booking' : 'first_steps.title')}
        </Title>
        <Text size="sm" className="tabular">
          {t('first_steps.count', { done, all: needed.length })}
        </Text>
      </Group>
      <Text size="sm" c="dimmed" mb="sm">
        {t(next ? 'first_steps.about' : 'first_steps.all_done')}
      </Text>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <Step key={step.name} step={step} isNext={step.name === next} />
        ))}
      </ol>
      {canPutAway && <PutAway />}
    </Paper>
  );
}

function Step({ step, isNext }: { step: FirstStep; isNext: boolean }) {
  const t = useText(adminDe);
  const { title, about, address, isOptional, isDone } = step;
  const Icon = isDone ? IconCircleCheckFilled : IconCircleDashed;
  return (
    <li className={classes.step} data-done={isDone || undefined}>
      <Icon size={22} stroke={1.5} role="img" aria-label={t(isDone ? 'first_steps.done' : 'first_steps.open')} />
      <div className={classes.words}>
        <Text component="span" size="md">
          <Way step={step}>{title}</Way>
          {isOptional && !isDone && ` (${t('first_steps.optional')})`}
        </Text>
        {!isDone && <Text size="sm">{about}</Text>}
        {!isDone && address && (
          <Text size="sm" c="dimmed" className={classes.address ?? ''}>
            {address.replace(/^https?:\/\//, '')}
          </Text>
        )}
      </div>
      {isNext && <NextStep step={step} />}
    </li>
  );
}

/** Into the back-office with the way back to the list, or to what customers see in a tab of its own. */
function Way({ step: { path, address, isDone }, children }: { step: FirstStep; children: string }) {
  const t = useText(adminDe);
  const rememberWay = useRememberWay(t('first_steps.short'));
  if (address && !isDone) {
    return (
      <Anchor href={address} target="_blank" rel="noopener" fw={500}>
        {children}
      </Anchor>
    );
  }
  return (
    <Anchor component={Link} to={path} fw={500} onClick={rememberWay}>
      {children}
    </Anchor>
  );
}

function NextStep({ step: { title, path, address } }: { step: FirstStep }) {
  const t = useText(adminDe);
  const rememberWay = useRememberWay(t('first_steps.short'));
  const words = { size: 'compact-md', 'aria-label': `${t('first_steps.go')}: ${title}` } as const;
  if (address) {
    return (
      <Button component="a" href={address} target="_blank" rel="noopener" {...words}>
        {t('first_steps.go')}
      </Button>
    );
  }
  return (
    <Button component={Link} to={path} onClick={rememberWay} {...words}>
      {t('first_steps.go')}
    </Button>
  );
}

function PutAway() {
  const t = useText(adminDe);
  const mayPutAway = useMay('company.edit');
  const change = useChange(firstStepsApi.putAway);
  if (!mayPutAway) return null;
  const run = async () => {
    await change.mutateAsync({ isPutAway: true });
    notify(t('first_steps.put_away.done'));
  };
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      mt="xs"
      ml={-8}
      loading={change.isPending}
      onClick={() => void run().catch(() => {})}
    >
      {t('first_steps.put_away')}
    </Button>
  );
}
