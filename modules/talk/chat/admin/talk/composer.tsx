import { call, useAsk, useChange } from '@fachwerk/react/call';
import { MentionTextarea } from '@fachwerk/react/mention-textarea';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Button, Checkbox, FileButton, Group } from '@mantine/core';
import { IconPaperclip, IconSend, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type Chat, type ChatFile, chatApi, FILE_MOST_BYTES, MESSAGE_LENGTH } from '../../contract.ts';
import { chatTextApi } from '../../contract-texts.ts';
import { expanded, filledText } from '../../rules/canned.ts';
import { whyNotSend } from '../../rules/limits.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { CannedMenu } from '../texts/canned-menu.tsx';
import { EmojiButton } from './emoji-button.tsx';
import type { Pending } from './outbox.ts';
import classes from './talk.module.css';

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,application/pdf';
/** Minimum interval between typing notifications. */
const TYPING_MS = 4000;

type Props = {
  readonly chat: Chat | null;
  readonly chatKey: string;
  readonly mayNote: boolean;
  readonly onSend: (message: Omit<Pending, 'refusal'>) => void;
};

/** Enter sends, Shift+Enter starts a new line. Drafts survive navigation. */
export function Composer({ chat, chatKey, mayNote, onSend }: Props) {
  const t = useText(adminDe);
  const draftKey = `chat.draft.${chatKey}`;
  const [text, setText] = useState(() => sessionStorage.getItem(draftKey) ?? '');
  const [isNote, setNote] = useState(false);
  const [files, setFiles] = useState<readonly ChatFile[]>([]);
  const field = useRef<HTMLTextAreaElement>(null);
  const attach = useChange(chatApi.attach, { stale: 'nothing' });
  const sayTyping = useTyping(chat, isNote);
  const canned = useAsk(chatTextApi.list, {}, { isEnabled: mayNote });
  const groups = useAsk(chatApi.groups, {}, { isEnabled: isNote });
  const texts = canned.data?.containers.flatMap(({ items }) => items) ?? [];
  const refusal = whyNotSend({ text, fileIds: files.map(({ id }) => id) });
  const keep = (next: string) => {
    setText(next);
    sessionStorage.setItem(draftKey, next);
  };
  const type = (next: string) => {
    keep(next);
    if (next) sayTyping();
  };
  const submit = () => {
    if (refusal) return;
    onSend({ id: crypto.randomUUID(), text: text.trim(), fileIds: files.map(({ id }) => id), isNote });
    keep('');
    setFiles([]);
    field.current?.focus();
  };
  const add = async (file: File | null) => {
    if (!file || !chat) return;
    if (file.size > FILE_MOST_BYTES) return notify(t('chat_desk.too_large'));
    const name = file.name.replace(/\p{Cc}/gu, '').slice(0, 120);
    const kept = await attach.mutateAsync({ id: chat.id, name, file });
    setFiles((known) => [...known, kept]);
  };
  const insert = (canned: string) => {
    const filled = filledText(canned, valuesOf(chat));
    type(text.trim() === '' ? filled : `${text.trimEnd()}\n${filled}`);
    field.current?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      className={classes.composer}
      data-note={isNote || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {files.length > 0 && (
        <ul className={classes.attached}>
          {files.map((file) => (
            <li key={file.id}>
              {file.name}
              <ActionIcon
                size="sm"
                variant="subtle"
                color="gray"
                aria-label={t('chat_desk.file_remove', { name: file.name })}
                onClick={() => setFiles((known) => known.filter(({ id }) => id !== file.id))}
              >
                <IconX size={14} stroke={1.5} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <MentionTextarea
        field={field}
        aria-label={t(isNote ? 'chat_desk.write_note' : 'chat_desk.write')}
        placeholder={t(isNote ? 'chat_desk.write_note' : 'chat_desk.write')}
        rows={3}
        maxLength={MESSAGE_LENGTH}
        value={text}
        people={isNote ? (groups.data?.people ?? []) : []}
        onType={(next) => type(expanded(next, texts, valuesOf(chat)))}
        onKey={onKey}
      />
      <Group gap={6} mt={6}>
        {chat && (
          <FileButton accept={TYPES} onChange={(file) => void add(file).catch(() => undefined)}>
            {(props) => (
              <ActionIcon
                {...props}
                size="lg"
                variant="default"
                loading={attach.isPending}
                aria-label={t('chat_desk.attach')}
              >
                <IconPaperclip size={18} stroke={1.5} />
              </ActionIcon>
            )}
          </FileButton>
        )}
        <EmojiButton field={field} />
        {mayNote && <CannedMenu values={valuesOf(chat)} onChoose={insert} />}
        {mayNote && (
          <Checkbox label={t('chat_desk.as_note')} checked={isNote} onChange={() => setNote((before) => !before)} />
        )}
        <Button
          type="submit"
          ml="auto"
          px="sm"
          disabled={refusal !== null}
          title={refusal ? t('chat_desk.nothing_written') : undefined}
          rightSection={<IconSend size={16} stroke={1.5} />}
        >
          {t(isNote ? 'chat_desk.save_note' : 'chat_desk.send')}
        </Button>
      </Group>
    </form>
  );
}

/** Values of short codes in this conversation. */
function valuesOf(chat: Chat | null): { code: string; value: string }[] {
  if (!chat) return [];
  return [
    { code: '{kunde}', value: chat.name },
    { code: '{email}', value: chat.email },
  ];
}

function useTyping(chat: Chat | null, isNote: boolean): () => void {
  const saidAt = useRef(0);
  return () => {
    if (!chat || isNote || Date.now() - saidAt.current < TYPING_MS) return;
    saidAt.current = Date.now();
    // Best effort: a lost typing notification does no harm.
    void call(chatApi.typing, { id: chat.id }).catch(() => undefined);
  };
}
