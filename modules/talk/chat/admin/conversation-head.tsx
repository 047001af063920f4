import { useChange } from '@fachwerk/react/call';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { ActionIcon, Badge, Button, Group, Menu, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconCheck, IconClock, IconRotate, IconUser, IconUserShare } from '@tabler/icons-react';
import { Link } from 'react-router';
import { type Chat, type ChatPerson, chatApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './desk.module.css';
import { nameOf } from './list/chat-words.ts';

type Props = {
  readonly chat: Chat;
  readonly people: readonly ChatPerson[];
  readonly backTo: string | null;
  readonly onChanged: (chat: Chat) => void;
  /** For layouts without room for the details column. */
  readonly onAbout: () => void;
};

/** Customer, assignee and state of a conversation. */
export function ConversationHead({ chat, people, backTo, onChanged, onAbout }: Props) {
  const t = useText(adminDe);
  const mayWrite = useMay('chat.write');
  return (
    <header className={classes.top}>
      {backTo && (
        <ActionIcon
          component={Link}
          to={backTo}
          variant="subtle"
          color="gray"
          className={classes.back}
          aria-label={t('chat_desk.back')}
        >
          <IconArrowLeft size={20} stroke={1.5} />
        </ActionIcon>
      )}
      <div className={classes.who}>
        <Title order={2} size="h3">
          {nameOf(chat) || t('chat_desk.guest')}
        </Title>
        <Text size="sm" c="dimmed">
          {chat.isCustomerThere ? t('chat_desk.there') : chat.email || t('chat_desk.no_email')}
          {chat.snoozedUntil && ` · ${t('chat_desk.snoozed_until', { until: formatDateTime(chat.snoozedUntil) })}`}
        </Text>
      </div>
      <Badge variant="light" color={chat.assignee ? 'blue' : 'gray'}>
        {chat.assignee?.name ?? t('chat_desk.nobody')}
      </Badge>
      <Button
        variant="default"
        size="compact-md"
        className={classes.about ?? ''}
        leftSection={<IconUser size={16} stroke={1.5} />}
        onClick={onAbout}
      >
        {t('chat_desk.beside')}
      </Button>
      {mayWrite && <Actions chat={chat} people={people} onChanged={onChanged} />}
    </header>
  );
}

const HOUR_MS = 3_600_000;
const SNOOZES = [1, 4, 24, 168] as const;

function Actions({ chat, people, onChanged }: Pick<Props, 'chat' | 'people' | 'onChanged'>) {
  const t = useText(adminDe);
  const assign = useChange(chatApi.assign);
  const state = useChange(chatApi.setState);
  const give = (to: string | null) => assign.mutate({ id: chat.id, to }, { onSuccess: onChanged });
  const set = (next: 'open' | 'done' | 'snoozed', until: Date | null = null) =>
    state.mutate({ id: chat.id, state: next, until }, { onSuccess: onChanged });
  return (
    <Group gap={6}>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" size="compact-md" leftSection={<IconUserShare size={16} stroke={1.5} />}>
            {t('chat_desk.assign')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => give('turn')}>{t('chat_desk.in_turn')}</Menu.Item>
          {chat.assignee && <Menu.Item onClick={() => give(null)}>{t('chat_desk.to_nobody')}</Menu.Item>}
          <Menu.Divider />
          {people.map(({ id, name }) => (
            <Menu.Item key={id} disabled={id === chat.assignee?.id} onClick={() => give(id)}>
              {name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {chat.state === 'open' && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" size="compact-md" leftSection={<IconClock size={16} stroke={1.5} />}>
              {t('chat_desk.snooze')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {SNOOZES.map((hours) => (
              <Menu.Item key={hours} onClick={() => set('snoozed', new Date(Date.now() + hours * HOUR_MS))}>
                {t(`chat_desk.snooze.${hours}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {chat.state === 'open' ? (
        <Button size="compact-md" leftSection={<IconCheck size={16} stroke={1.5} />} onClick={() => set('done')}>
          {t('chat_desk.done')}
        </Button>
      ) : (
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconRotate size={16} stroke={1.5} />}
          onClick={() => set('open')}
        >
          {t('chat_desk.reopen')}
        </Button>
      )}
    </Group>
  );
}
