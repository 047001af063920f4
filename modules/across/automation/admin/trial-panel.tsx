import { useAsk } from '@fachwerk/react/call';
import { wordsOf } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { Box, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import * as z from 'zod/mini';
import { RuleInput, ruleApi, type Trial } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './rules.module.css';

const PAUSE_MS = 400;

/** What the rule would have done, as soon as it is complete, while it is being written. */
export function TrialPanel({ rule }: { readonly rule: RuleInput }) {
  const t = useText(adminDe);
  const [draft] = useDebouncedValue(rule, PAUSE_MS);
  // A rule is tried before it has a name.
  const checked = z.safeParse(RuleInput, { ...draft, name: draft.name || '–' });
  const asked = useAsk(
    ruleApi.try,
    { rule: checked.success ? checked.data : draft },
    { isEnabled: checked.success, keepPrevious: true },
  );
  return (
    <section className={classes.trial} aria-label={t('rules.trial')} aria-live="polite" aria-busy={asked.isFetching}>
      <Title order={3}>{t('rules.trial')}</Title>
      {!checked.success ? (
        <Text c="dimmed">{t('rules.trial.incomplete')}</Text>
      ) : asked.isError ? (
        <Text c="danger">{wordsOf(asked.error).text}</Text>
      ) : (
        asked.data && <Outcome trial={asked.data} />
      )}
    </section>
  );
}

function Outcome({ trial: { days, count, heldBack, isCapped, samples } }: { readonly trial: Trial }) {
  const t = useText(adminDe);
  return (
    <>
      <Text>{count === 0 ? t('rules.trial.nothing', { days }) : t('rules.trial.text', { days, count })}</Text>
      {heldBack > 0 && <Text>{t('rules.trial.held', { count: heldBack })}</Text>}
      {isCapped && <Text>{t('rules.trial.capped')}</Text>}
      {samples.length > 0 && (
        <Box component="ul" className={classes.samples ?? ''} tabIndex={0} aria-label={t('rules.trial')}>
          {samples.map(({ at, subjectKind, subjectName, titles }) => (
            <li key={`${at.toISOString()} ${subjectName}`}>
              {formatDateTime(at)} · {t(`rules.subject.${subjectKind}`, { name: subjectName })}
              {titles.map((title) => ` → ${title}`)}
            </li>
          ))}
        </Box>
      )}
      <Text size="sm" c="dimmed">
        {t('rules.trial.basis')}
      </Text>
    </>
  );
}
