import { useAskPages } from '@fachwerk/react/call';
import { MoreButton } from '@fachwerk/react/more-button';
import { formatNumber } from '@fachwerk/react/number';
import { Empty, ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconLoader2 } from '@tabler/icons-react';
import { type OpenAttempt, openApi } from '../../contract.ts';
import { isEnded } from '../../rules/attempt-states.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './attempt-list.module.css';
import { attemptDetail, isOpen } from './attempt-words.ts';

/** Attempts to open a box, with person and result. */
export function AttemptList({ lockId }: { lockId: string }) {
  const t = useText(adminDe);
  const filter = { lockId };
  const pages = useAskPages(openApi.attempts, { filter }, ({ next }) =>
    next ? { filter: { ...filter, before: next } } : null,
  );
  const attempts = pages.data?.pages.flatMap((page) => page.attempts);
  if (pages.isError && !attempts) return <ErrorState error={pages.error} onRetry={() => pages.refetch()} />;
  if (!attempts) return <Loading lines={6} />;
  if (attempts.length === 0) return <Empty title={t('attempts.empty')} text={t('attempts.empty.text')} />;
  return (
    <>
      <ul className={classes.rows} aria-label={t('attempts.title')}>
        {attempts.map((attempt) => (
          <Attempt key={attempt.id} attempt={attempt} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <MoreButton isLoading={pages.isFetchingNextPage} onMore={() => void pages.fetchNextPage()} />
      )}
    </>
  );
}

function Attempt({ attempt }: { attempt: OpenAttempt }) {
  const t = useText(adminDe);
  const { type, state, personName, reason, requestedAt, endedAt, sendAltSignal } = attempt;
  const seconds = endedAt && (endedAt.getTime() - requestedAt.getTime()) / 1000;
  const detail = attemptDetail(attempt);
  const about = [
    t(`open.type.${type}`),
    sendAltSignal && t('open.second_signal.short'),
    personName,
    seconds !== null && t('attempts.seconds', { seconds: formatNumber(seconds, 1) }),
  ];
  return (
    <li className={classes.row}>
      <StateIcon attempt={attempt} />
      <div className={classes.words}>
        <Text component="div" fw={500}>
          {t(`attempt.state.${state}`)}
        </Text>
        <Text component="div" size="xs" c="dimmed">
          {about.filter(Boolean).join(' · ')}
        </Text>
        {reason && <Text component="div">{t('attempts.reason', { reason })}</Text>}
        {detail && <Text component="div">{detail}</Text>}
      </div>
      <Text component="div" c="dimmed" className={classes.when ?? ''}>
        <Ago at={requestedAt} />
      </Text>
    </li>
  );
}

function StateIcon({ attempt }: { attempt: OpenAttempt }) {
  if (!isEnded(attempt.state)) return <IconLoader2 size={20} stroke={1.5} aria-hidden />;
  if (isOpen(attempt)) return <IconCircleCheck size={20} stroke={1.5} color="var(--fw-ok)" aria-hidden />;
  return <IconAlertTriangle size={20} stroke={1.5} color="var(--fw-danger)" aria-hidden />;
}
