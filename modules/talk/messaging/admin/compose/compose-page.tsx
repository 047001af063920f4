import { useAsk, useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { useContractForm } from '@fachwerk/react/contract-form';
import { ErrorSummary } from '@fachwerk/react/form';
import { useLeaveGuard } from '@fachwerk/react/leave-guard';
import { notify } from '@fachwerk/react/notice';
import { Panel } from '@fachwerk/react/panel';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime, useNow } from '@fachwerk/react/time';
import { useTitle } from '@fachwerk/react/title';
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconMailForward, IconSend } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { messageApi } from '../../contract.ts';
import { unknownCodes, whyNotSend } from '../../rules/message.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../messages.module.css';
import { ChannelFields } from './channel-fields.tsx';
import { BLANK, draftOf, isCountable, recipientsOf, sendAtOf, shownWords, Typed } from './draft.ts';
import { MailPreview } from './mail-preview.tsx';
import { RecipientFields } from './recipient-fields.tsx';
import { WhenFields } from './when-fields.tsx';
import { WordsFields } from './words-fields.tsx';

const PAUSE_MS = 400;

/** `/admin/messages/new`: write, see it, count who gets it, confirm. The same rule as the server's greys the button, with the reason. */
export function ComposePage() {
  const t = useText(adminDe);
  useTitle(t('messages.new'));
  const form = useContractForm(Typed, BLANK);
  const { values } = form;
  const [settled] = useDebouncedValue(values, PAUSE_MS);
  const asked = useAsk(
    messageApi.count,
    { recipients: recipientsOf(settled), channel: settled.channel },
    { isEnabled: isCountable(settled), keepPrevious: true },
  );
  const counted = isCountable(values) ? asked.data : undefined;
  const words = shownWords(values);
  return (
    <Stack gap="lg" component="section">
      <div>
        <Anchor component={Link} to="/admin/messages">
          {t('messages.title')}
        </Anchor>
        <Title order={1}>{t('messages.new')}</Title>
      </div>
      <div className={classes.page}>
        <Panel isWide>
          <Compose form={form} count={counted?.count}>
            <ChannelFields form={form} />
            <WordsFields form={form} />
            <RecipientFields form={form} counted={counted} />
            <WhenFields form={form} />
          </Compose>
        </Panel>
        <MailPreview words={words} channel={values.channel} />
      </div>
    </Stack>
  );
}

type ComposeProps = {
  readonly form: ReturnType<typeof useContractForm<typeof Typed>>;
  /** Undefined while nobody has counted. */
  readonly count: number | undefined;
  readonly children: React.ReactNode;
};

function Compose({ form, count, children }: ComposeProps) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const confirm = useConfirm();
  const reasonId = useId();
  const [id] = useState(() => crypto.randomUUID());
  const send = useChange(messageApi.send, { isQuiet: true });
  const guard = useLeaveGuard(form.state === 'changed');
  const refusal = useRefusal(form.values, count);
  const { isLater, title } = form.values;

  const order = async (event: FormEvent) => {
    event.preventDefault();
    if (refusal) return;
    const sendAt = sendAtOf(form.values);
    // What is incomplete is said at its field first.
    if (z.safeParse(Typed, form.values).success) {
      const when = sendAt ? 'later' : 'now';
      const isSure = await confirm({
        title: t(`messages.confirm.${when}`, { count: count ?? 0 }),
        text: t(`messages.confirm.${when}.text`, { title, at: sendAt ? formatDateTime(sendAt) : '' }),
        confirm: t(sendAt ? 'messages.schedule' : 'messages.send'),
      });
      if (!isSure) return;
    }
    if (!(await form.submit((typed) => send.mutateAsync({ message: draftOf(typed, id) })))) return;
    guard.release();
    notify(t(sendAt ? 'messages.scheduled' : 'messages.sent'));
    void navigate(`/admin/messages/${id}`);
  };
  return (
    <form noValidate onSubmit={(event) => void order(event)}>
      <ErrorSummary form={form} />
      <Stack gap="md">
        {children}
        <Text id={reasonId} size="sm" c="danger" role="status">
          {refusal}
        </Text>
        <Group justify="space-between" gap="xs">
          <TestButton form={form} />
          <Button
            type="submit"
            loading={form.state === 'saving'}
            {...(refusal !== null && { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': reasonId })}
            leftSection={<IconSend size={16} stroke={1.5} />}
          >
            {t(isLater ? 'messages.schedule' : 'messages.send')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Why it cannot be sent, in words; null also while nothing was counted: the server asks the same again. */
function useRefusal(values: Typed, count: number | undefined): string | null {
  const t = useText(adminDe);
  const now = useNow();
  const code = whyNotSend({ ...values, sendAt: sendAtOf(values) }, { count: count ?? 1, now });
  if (code === 'message.nobody' && values.channel === 'push') return t('messages.nobody.push');
  return code && t(code, { codes: unknownCodes(values).join(', ') });
}

function TestButton({ form }: Pick<ComposeProps, 'form'>) {
  const t = useText(adminDe);
  const test = useChange(messageApi.test);
  const words = shownWords(form.values);
  const { channel } = form.values;
  const send = () =>
    words &&
    test.mutateAsync({ message: words, channel }).then(
      ({ email }) => notify(channel === 'push' ? t('messages.tested.push') : t('messages.tested', { email })),
      () => undefined,
    );
  return (
    <Button
      variant="default"
      disabled={words === null || unknownCodes(words).length > 0}
      loading={test.isPending}
      onClick={() => void send()}
      leftSection={<IconMailForward size={16} stroke={1.5} />}
    >
      {t('messages.test')}
    </Button>
  );
}
