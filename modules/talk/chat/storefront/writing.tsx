import { Button } from '@fachwerk/site/button';
import { inputClass } from '@fachwerk/site/field';
import { ProblemNotice } from '@fachwerk/site/notice';
import { useText } from '@fachwerk/site/texts';
import { type ChangeEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import { FILE_MOST_BYTES, MESSAGE_LENGTH } from '../contract.ts';
import { siteDe } from '../texts/site.de.ts';
import css from './chat.module.css';
import { EmojiButton } from './emoji-button.tsx';
import { sendOnEnter } from './send-on-enter.ts';

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,application/pdf';

type Props = {
  readonly messageId: string;
  readonly typed: string;
  readonly mayAttach: boolean;
  readonly onSend: (id: string, text: string) => void;
  readonly onFile: (file: File) => Promise<void>;
  readonly onType: () => void;
};

/** Sticks to the bottom of the viewport. Enter sends, Shift+Enter starts a new line. */
export function Writing({ messageId, typed, mayAttach, onSend, onFile, onType }: Props) {
  const t = useText(siteDe);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [refusal, setRefusal] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    if (text === '' || !field.current) return;
    field.current.value = '';
    field.current.focus();
    onSend(crypto.randomUUID(), text);
  };
  const attach = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (!file) return;
    if (file.size > FILE_MOST_BYTES) return setRefusal(t('chat_site.too_large'));
    setRefusal('');
    await onFile(file).catch((error: unknown) => setRefusal(error instanceof Error ? error.message : String(error)));
  };
  return (
    <form method="post" className={css.writing} data-at-bottom onSubmit={submit}>
      <ProblemNotice />
      <input type="hidden" name="messageId" value={messageId} />
      <label htmlFor={id}>{t('chat_site.your_message')}</label>
      <textarea
        ref={field}
        id={id}
        name="text"
        className={inputClass}
        rows={2}
        maxLength={MESSAGE_LENGTH}
        defaultValue={typed}
        enterKeyHint="send"
        onInput={onType}
        onKeyDown={sendOnEnter}
      />
      <div className={css.buttons}>
        <Button act="send">{t('chat_site.send')}</Button>
        {mayAttach && (
          <label className={css.attach}>
            <input type="file" accept={TYPES} onChange={(event) => void attach(event)} />
            {t('chat_site.attach')}
          </label>
        )}
        <EmojiButton />
      </div>
      {refusal && <p role="alert">{refusal}</p>}
    </form>
  );
}
