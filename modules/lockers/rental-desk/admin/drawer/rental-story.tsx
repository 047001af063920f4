import type { Output } from '@fachwerk/base/contract';
import { cents } from '@fachwerk/base/money';
import { formatMoney } from '@fachwerk/react/money';
import { Step, Story } from '@fachwerk/react/story';
import { translate, useText } from '@fachwerk/react/texts';
import { formatDateTime, formatTime } from '@fachwerk/react/time';
import type { rentalChangeApi } from '@fachwerk/rental-changes/contract';
import type { RentalStep } from '@fachwerk/rentals/contract';
import { Chip, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { stepSentence } from '../../rules/step-sentence.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './drawer.module.css';
import { STEP_STYLES, STORY_PARTS, type StoryPart } from './story-style.ts';

type Right = Output<typeof rentalChangeApi.find>;

/** Everything that happened to a rental on one line of time, oldest first; a part of it where somebody looks for that. */
export function RentalStory({ right: { steps, timeZone } }: { right: Right }) {
  const t = useText(adminDe);
  const [part, setPart] = useState<StoryPart | 'all'>('all');
  const visible = steps.filter(({ kind }) => part === 'all' || STEP_STYLES[kind].part === part);
  return (
    <section className={classes.part}>
      <Title order={3}>{t('access_rights.story')}</Title>
      <Chip.Group value={part} onChange={(next) => setPart(next as StoryPart | 'all')}>
        <div className={classes.kinds} role="radiogroup" aria-label={t('access_rights.story_kinds')}>
          {(['all', ...STORY_PARTS] as const).map((each) => (
            <Chip key={each} value={each} size="xs" variant="outline">
              {t(`access_rights.story.${each}`)}
            </Chip>
          ))}
        </div>
      </Chip.Group>
      {visible.length === 0 && (
        <Text c="dimmed" mt="sm">
          {t('access_rights.story.none')}
        </Text>
      )}
      <Story>
        {visible.map((step) => (
          <RentalStoryStep key={step.id} step={step} timeZone={timeZone} />
        ))}
      </Story>
    </section>
  );
}

function RentalStoryStep({ step, timeZone }: { step: RentalStep; timeZone: string }) {
  const t = useText(adminDe);
  const { icon, tone } = STEP_STYLES[step.kind];
  const { key, params } = stepSentence(step, {
    time: (at) => formatDateTime(at, timeZone),
    money: (amount) => formatMoney(cents(amount)),
    translate,
  });
  const about = (
    <>
      {step.personName || t(`access_rights.story.by_${step.personKind}`)} ·{' '}
      <span className="tabular">{formatTime(step.at, 'second', timeZone)}</span>
    </>
  );
  return (
    <Step icon={icon} at={step.at} timeZone={timeZone} about={about} tone={tone}>
      {translate(key, params)}
    </Step>
  );
}
