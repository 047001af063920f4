import type { Output } from '@fachwerk/base/contract';
import { RecordDrawer } from '@fachwerk/react/record-drawer';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Alert, Button, Group, Text, Title } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useParams } from 'react-router';
import type { LimitSubject, limitApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './limit-drawer.module.css';
import { LimitForm } from './limit-form.tsx';
import { LimitReset } from './limit-reset.tsx';
import { isOwn, type LimitRow, limitRows } from './limit-rows.ts';
import { useLimitWords, useRowName, valuesOf } from './limit-words.ts';

type Answer = Output<typeof limitApi.list>;

/** A place with all its limits, each with where it comes from. */
export function LimitDrawer({ answer }: { answer: Answer | undefined }) {
  const t = useText(adminDe);
  const { id } = useParams();
  const nameOf = useRowName();
  return (
    <RecordDrawer<Answer, LimitRow>
      isOpen={id !== undefined}
      asked={{ data: answer, isError: false, error: null, refetch: () => undefined }}
      pick={(all) => limitRows(all).find((row) => row.id === id)}
      kind={t('limits.title')}
      title={nameOf}
      subtitle={(row) => [t(`limits.kind_of.${row.kind}`), row.companyName].filter(Boolean).join(' · ')}
      closeTo="/admin/limits"
    >
      {(row, all) => <Subjects key={row.id} row={row} isNetwork={all.isNetwork} />}
    </RecordDrawer>
  );
}

function Subjects({ row, isNetwork }: { row: LimitRow; isNetwork: boolean }) {
  const t = useText(adminDe);
  const [edited, setEdited] = useState<LimitSubject | null>(null);
  const mayManage = useMay('limits.manage') && (isNetwork || row.kind === 'location');
  return (
    <div className={classes.subjects}>
      {!isNetwork && row.kind !== 'location' && (
        <Alert color="info" icon={<IconInfoCircle stroke={1.5} />}>
          {t('limits.of_network')}
        </Alert>
      )}
      {row.subjects.map((subject) => (
        <Subject
          key={subject}
          row={row}
          subject={subject}
          mayManage={mayManage}
          isEdited={edited === subject}
          onEdit={() => setEdited(subject)}
          onClose={() => setEdited(null)}
        />
      ))}
    </div>
  );
}

type Props = {
  row: LimitRow;
  subject: LimitSubject;
  mayManage: boolean;
  isEdited: boolean;
  onEdit: () => void;
  onClose: () => void;
};

function Subject({ row, subject, mayManage, isEdited, onEdit, onClose }: Props) {
  const t = useText(adminDe);
  const words = useLimitWords();
  const id = useId();
  const isItsOwn = isOwn(row, subject);
  return (
    <section className={classes.subject} aria-labelledby={id}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
        <div>
          <Title order={3} id={id} className={classes.heading ?? ''}>
            {t(`limits.${subject}`)}
          </Title>
          <div className={classes.value}>{words(subject, valuesOf(row))}</div>
          <Text size="sm" c="dimmed">
            {isItsOwn ? t('limits.from.own') : t(`limits.from.${row.found[subject].from}`)}
          </Text>
        </div>
        {mayManage && !isEdited && (
          <Button
            variant="default"
            size="xs"
            flex="none"
            onClick={onEdit}
            aria-label={t('limits.edit', { what: t(`limits.${subject}`) })}
          >
            {t('limits.edit.short')}
          </Button>
        )}
      </Group>
      {isEdited && (
        <>
          <LimitForm row={row} subject={subject} onClose={onClose} />
          {isItsOwn && <LimitReset row={row} subject={subject} onDone={onClose} />}
        </>
      )}
    </section>
  );
}
