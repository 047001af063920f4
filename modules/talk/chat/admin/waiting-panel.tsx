import { useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { formatNumber } from '@fachwerk/react/number';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { TileFact, TileFacts } from '@fachwerk/react/tile-parts';
import { Ago } from '@fachwerk/react/time';
import { Button, Group, Kbd, Text, Title } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconCircleCheck, IconHourglass, IconUser, IconUserQuestion } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { chatApi, chatStream } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './desk.module.css';
import { nameOf } from './list/chat-words.ts';

const HOUR = 60;

/** While no conversation is open: who waits the longest, who has it, and how the day goes. */
export function WaitingPanel({ pathOf }: { readonly pathOf: (id: string) => string }) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  useLiveRefetch({ hints: [chatStream], asks: [chatApi.waiting] });
  const asked = useAsk(chatApi.waiting, {});
  const first = asked.data?.chats[0];
  useHotkeys([['n', () => first && void navigate(pathOf(first.id))]]);
  if (asked.isError && !asked.data) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <Loading lines={6} />;
  const { chats, waiting, unassigned, answeredToday, medianMinutes } = asked.data;
  const median =
    medianMinutes === null
      ? '–'
      : medianMinutes < 2 * HOUR
        ? t('chat_waiting.minutes', { count: medianMinutes })
        : t('chat_waiting.hours', { hours: formatNumber(medianMinutes / HOUR, 1) });
  return (
    <section className={classes.waiting} aria-label={t('chat_waiting.title')}>
      <TileFacts>
        <TileFact
          label={t('chat_waiting.open')}
          value={formatNumber(waiting)}
          note={first?.waitingSince ? <Ago at={first.waitingSince} /> : t('chat_waiting.nobody')}
        />
        <TileFact
          label={t('chat_waiting.unassigned')}
          value={formatNumber(unassigned)}
          note={t('chat_waiting.of', { count: waiting })}
        />
        <TileFact
          label={t('chat_waiting.answered')}
          value={formatNumber(answeredToday)}
          note={t('chat_waiting.today')}
        />
        <TileFact label={t('chat_waiting.median')} value={median} note={t('chat_waiting.days')} />
      </TileFacts>
      <Group justify="space-between" gap="sm" mt="sm">
        <Title order={2}>{t('chat_waiting.title')}</Title>
        {first && (
          <Button component={Link} to={pathOf(first.id)} rightSection={<Kbd size="xs">N</Kbd>}>
            {t('chat_waiting.next')}
          </Button>
        )}
      </Group>
      {chats.length === 0 ? (
        <p className={classes.calm}>
          <IconCircleCheck size={20} stroke={1.5} aria-hidden /> {t('chat_waiting.none')}
        </p>
      ) : (
        <ul className={classes.waits}>
          {chats.map((chat) => (
            <li key={chat.id}>
              <Link to={pathOf(chat.id)} className={classes.wait}>
                <b>{nameOf(chat) || t('chat_desk.guest')}</b>
                <span className={classes.since}>
                  <IconHourglass size={14} stroke={1.5} aria-hidden />{' '}
                  {chat.waitingSince && <Ago at={chat.waitingSince} />}
                </span>
                <span className={classes.said}>{chat.lastText || t('chat_desk.file')}</span>
                <Text component="span" size="sm" c={chat.assignee ? 'dimmed' : 'warn'} className={classes.whose}>
                  {chat.assignee ? (
                    <IconUser size={14} stroke={1.5} aria-hidden />
                  ) : (
                    <IconUserQuestion size={14} stroke={1.5} aria-hidden />
                  )}{' '}
                  {chat.assignee?.name ?? t('chat_waiting.nobodys')}
                </Text>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
