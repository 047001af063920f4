import { Fact, Facts } from '@fachwerk/react/facts';
import { useText } from '@fachwerk/react/texts';
import { Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { LogEntry } from '../../contract.ts';
import { type Difference, differencesOf } from '../../rules/sentence.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../facts.module.css';
import { useLogLabels } from './log-words.ts';

/** Field by field: how it was, how it is. */
export function LogDifference({ data }: { data: LogEntry['data'] }) {
  const t = useText(adminDe);
  const differences = differencesOf(data);
  if (differences.length === 0) return <Text c="dimmed">{t('logs.difference.none')}</Text>;
  return (
    <Facts>
      {differences.map((difference) => (
        <Field key={difference.field} {...difference} subjectKind={data.subjectKind} />
      ))}
    </Facts>
  );
}

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);

function Field({ field, before, after, subjectKind }: Difference & { subjectKind: unknown }) {
  const t = useText(adminDe);
  const words = useLogLabels();
  return (
    <Fact name={words.field(field, subjectKind)}>
      <span className={classes.change}>
        {before !== undefined && (
          <span className={classes.before} data-empty={isEmpty(before) || undefined}>
            {words.value(before)}
          </span>
        )}
        {before !== undefined && after !== undefined && (
          <IconArrowRight size={14} stroke={1.5} aria-label={t('logs.difference.becomes')} />
        )}
        {after !== undefined && <span>{words.value(after)}</span>}
      </span>
    </Fact>
  );
}
