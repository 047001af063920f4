import { Panel } from '@fachwerk/react/panel';
import { Step, Story } from '@fachwerk/react/story';
import { useText } from '@fachwerk/react/texts';
import { Button, Text, Title } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCircleCheck,
  IconEyeCheck,
  IconLockOpen,
  IconPlayerPause,
  IconPlayerPlay,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { ReportKind, StocktakeRecord, StocktakeSheet } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

const ICONS: Readonly<Record<ReportKind, TablerIcon>> = {
  opened: IconLockOpen,
  checked: IconEyeCheck,
  reset: IconArrowBackUp,
  paused: IconPlayerPause,
  resumed: IconPlayerPlay,
  finished: IconCircleCheck,
};
const FIRST = 20;

/** What happened, the newest first: the office follows it live. */
export function StocktakeStory({ sheet }: { sheet: StocktakeSheet }) {
  const t = useText(adminDe);
  const [isWhole, setWhole] = useState(false);
  // That a box was opened is said by its result.
  const told = sheet.records.filter(({ kind }) => kind !== 'opened').toReversed();
  const shown = isWhole ? told : told.slice(0, FIRST);
  return (
    <Panel isWide>
      <Title order={2} size="h4" mb="sm">
        {t('stocktakes.story')}
      </Title>
      {told.length === 0 ? (
        <Text c="dimmed">{t('stocktakes.story.empty')}</Text>
      ) : (
        <Story label={t('stocktakes.story')}>
          {shown.map((record) => (
            <RecordStep key={record.id} sheet={sheet} record={record} />
          ))}
        </Story>
      )}
      {told.length > shown.length && (
        <Button variant="subtle" color="gray" onClick={() => setWhole(true)}>
          {t('stocktakes.story.all', { count: told.length })}
        </Button>
      )}
    </Panel>
  );
}

function RecordStep({ sheet, record }: { sheet: StocktakeSheet; record: StocktakeRecord }) {
  const t = useText(adminDe);
  const { kind, lockId, result, text, madeAt, receivedAt, personName, outcome } = record;
  const number = sheet.boxes.find((box) => box.lockId === lockId)?.number ?? '';
  const { finishedAt } = sheet.stocktake;
  const what =
    kind === 'checked' && result
      ? `${t('stocktakes.box', { number })}: ${t(`stocktakes.result.${result}`)}`
      : t(`stocktakes.did.${kind}`, { number });
  const about = [
    text,
    personName,
    outcome !== 'applied' && t(`stocktakes.outcome.${outcome}`),
    kind !== 'finished' && finishedAt && receivedAt > finishedAt && t('stocktakes.late'),
  ];
  return (
    <Step icon={ICONS[kind]} at={madeAt} timeZone={sheet.timeZone} about={about.filter(Boolean).join(' · ')}>
      {what}
    </Step>
  );
}
