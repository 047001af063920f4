import { Panel } from '@fachwerk/react/panel';
import { Step, Story } from '@fachwerk/react/story';
import { useText } from '@fachwerk/react/texts';
import { Text, Title } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCamera,
  IconCheck,
  IconFlag,
  IconMapPinCheck,
  IconNote,
  IconPlayerPlay,
  IconPlayerSkipForward,
  IconPlus,
  IconSettings,
  type TablerIcon,
} from '@tabler/icons-react';
import type { RecordKind, RoundRecord, RoundSheet } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useTaskWords } from '../round-words.tsx';
import { RecordPhoto } from './record-photo.tsx';

const ICONS: Readonly<Record<RecordKind, TablerIcon>> = {
  started: IconPlayerPlay,
  done: IconCheck,
  skipped: IconPlayerSkipForward,
  reopened: IconArrowBackUp,
  added: IconPlus,
  note: IconNote,
  part: IconSettings,
  photo: IconCamera,
  stop_finished: IconMapPinCheck,
  finished: IconFlag,
};

/** What stayed open because the right was missing. */
const NOT_SETTLED = {
  alert: 'rounds.not_settled.alert',
  check: 'rounds.not_settled.check',
  out_of_service: 'rounds.not_settled.out_of_service',
  battery: 'rounds.not_settled.other',
  manual: 'rounds.not_settled.other',
} as const;

/** What happened, the newest first: the office follows it live. */
export function RoundStory({ sheet }: { sheet: RoundSheet }) {
  const t = useText(adminDe);
  return (
    <Panel isWide>
      <Title order={2} size="h4" mb="sm">
        {t('rounds.story')}
      </Title>
      {sheet.records.length === 0 ? (
        <Text c="dimmed">{t('rounds.story.empty')}</Text>
      ) : (
        <Story label={t('rounds.story')}>
          {[...sheet.records].reverse().map((record) => (
            <RecordStep key={record.id} sheet={sheet} record={record} />
          ))}
        </Story>
      )}
    </Panel>
  );
}

/** In words that a stop of its own does not repeat. */
export function RecordStep({
  sheet,
  record,
  isOfStop = false,
}: {
  sheet: RoundSheet;
  record: RoundRecord;
  isOfStop?: boolean;
}) {
  const t = useText(adminDe);
  const wordsOf = useTaskWords();
  const { kind, taskId, stopId, text, count, madeAt, personName, outcome } = record;
  const task = sheet.stops.flatMap(({ tasks }) => tasks).find(({ id }) => id === taskId);
  const stop = sheet.stops.find(({ id }) => id === (stopId ?? task?.stopId));
  const what = kind === 'part' ? t('rounds.did.part', { count, name: text }) : t(`rounds.did.${kind}`);
  const about = [kind === 'skipped' && text, !isOfStop && stop?.name, personName].filter(Boolean).join(' · ');
  const quote = kind === 'note' || kind === 'added' ? text : task && wordsOf(task).title;
  return (
    <Step
      icon={ICONS[kind]}
      at={madeAt}
      {...(stop && { timeZone: stop.timeZone })}
      about={
        <>
          {about}
          {outcome === 'already' && ` · ${t('rounds.was_already')}`}
          {outcome === 'not_settled' && task && ` · ${t(NOT_SETTLED[task.kind])}`}
          {kind === 'photo' && <RecordPhoto record={record} />}
        </>
      }
      tone={kind === 'done' || kind === 'stop_finished' || kind === 'finished' ? 'good' : undefined}
    >
      {quote ? `${what}: ${quote}` : what}
    </Step>
  );
}
