import { useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { ActionIcon, Anchor, Button, FileButton, Title } from '@mantine/core';
import { IconFileText, IconPaperclip, IconPhotoStar, IconTrash } from '@tabler/icons-react';
import { type CardDetails, type CardFile, cardApi, FILE_MOST_BYTES } from '../../contract-card.ts';
import { whyNotCover } from '../../rules/card.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './card.module.css';
import { useCardChange, useTakeAnswer } from './use-card-change.ts';

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,application/pdf';

type Props = { readonly card: CardDetails; readonly mayEdit: boolean; readonly onChanged: () => void };

/** Images and PDFs attached to a card. */
export function CardFiles({ card, mayEdit, onChanged }: Props) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const take = useTakeAnswer(onChanged);
  const { save } = useCardChange(card, onChanged);
  const attach = useChange(cardApi.attach, { stale: 'nothing' });
  const detach = useChange(cardApi.detach, { stale: 'nothing' });
  const add = async (file: File | null) => {
    if (!file) return;
    if (file.size > FILE_MOST_BYTES) return notify(t('desk.file_too_large'));
    const name = file.name.replace(/\p{Cc}/gu, '').slice(0, 120);
    take(await attach.mutateAsync({ uploadId: crypto.randomUUID(), cardId: card.id, name, file }));
  };
  const remove = async (file: CardFile) => {
    const question = {
      title: t('desk.file_remove', { name: file.name }),
      text: t('desk.file_remove_text'),
      confirm: t('kit.delete'),
      isDanger: true,
    };
    if (!(await confirm(question))) return;
    take(await detach.mutateAsync({ cardId: card.id, attachmentId: file.id }));
  };
  if (!mayEdit && card.files.length === 0) return null;
  return (
    <section aria-label={t('desk.attachments')}>
      <Title order={3}>{t('desk.attachments')}</Title>
      <ul className={classes.files}>
        {card.files.map((file) => (
          <li key={file.id} className={classes.file}>
            {file.kind === 'picture' ? (
              <img src={file.address} alt="" className={classes.picture} loading="lazy" />
            ) : (
              <IconFileText size={32} stroke={1.5} aria-hidden />
            )}
            <span className={classes.grow}>
              <Anchor href={file.address} target="_blank" rel="noreferrer">
                {file.name}
              </Anchor>
              <span className={classes.quiet}>
                {file.personName} · <Ago at={file.at} />
              </span>
            </span>
            {mayEdit && whyNotCover(file) === null && (
              <ActionIcon
                variant={file.id === card.coverId ? 'light' : 'subtle'}
                color={file.id === card.coverId ? 'accent' : 'gray'}
                aria-label={t('desk.cover', { name: file.name })}
                title={t('desk.cover', { name: file.name })}
                aria-pressed={file.id === card.coverId}
                onClick={() => void save({ coverId: file.id === card.coverId ? null : file.id })}
              >
                <IconPhotoStar size={18} stroke={1.5} />
              </ActionIcon>
            )}
            {mayEdit && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('desk.file_remove', { name: file.name })}
                onClick={() => void remove(file)}
              >
                <IconTrash size={18} stroke={1.5} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && (
        <FileButton accept={TYPES} onChange={(file) => void add(file).catch(() => undefined)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={attach.isPending}
              leftSection={<IconPaperclip size={16} stroke={1.5} />}
            >
              {t('desk.file_add')}
            </Button>
          )}
        </FileButton>
      )}
    </section>
  );
}
