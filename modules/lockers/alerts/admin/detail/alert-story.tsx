import { Step, Story } from '@fachwerk/react/story';
import { useText } from '@fachwerk/react/texts';
import { Box, Title } from '@mantine/core';
import {
  IconArrowBackUp,
  IconBell,
  IconCheck,
  IconCircleCheck,
  IconFlag,
  IconMail,
  IconMessage,
  IconRepeat,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react';
import type { AlertStory } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { type StoryStep, stepsOf } from './story-steps.ts';

/** What happened and what was said, oldest first. */
export function AlertStoryLine({ alert }: { alert: AlertStory }) {
  const t = useText(adminDe);
  return (
    <Box component="section" mt="lg">
      <Title order={3}>{t('alerts.story')}</Title>
      <Story>
        {stepsOf(alert).map((step) => (
          <AlertStep key={step.key} step={step} />
        ))}
      </Story>
    </Box>
  );
}

function AlertStep({ step }: { step: StoryStep }) {
  return (
    <Step icon={iconOf(step)} at={step.at} quote={step.type === 'comment' ? step.text : undefined}>
      {useWords(step)}
    </Step>
  );
}

const ICONS: Readonly<Record<Exclude<StoryStep['type'], 'deed'>, TablerIcon>> = {
  raised: IconBell,
  again: IconRepeat,
  mailed: IconMail,
  settled: IconCircleCheck,
  comment: IconMessage,
};
const DEED_ICONS = { assigned: IconUser, prioritized: IconFlag, done: IconCheck, reopened: IconArrowBackUp } as const;

const iconOf = (step: StoryStep) => (step.type === 'deed' ? DEED_ICONS[step.deed.action] : ICONS[step.type]);

function useWords(step: StoryStep): string {
  const t = useText(adminDe);
  if (step.type === 'comment') return step.personName;
  if (step.type === 'again') return t('alerts.story.again', { count: step.count });
  if (step.type !== 'deed') return t(`alerts.story.${step.type}`);
  const { action, personName: name, assigneeName, priority } = step.deed;
  if (action === 'assigned') {
    return assigneeName
      ? t('alerts.story.assigned', { name, assignee: assigneeName })
      : t('alerts.story.unassigned', { name });
  }
  if (action === 'prioritized') {
    return t('alerts.story.prioritized', { name, priority: priority ? t(`alerts.priority.${priority}`) : '' });
  }
  return t(`alerts.story.${action}`, { name });
}
