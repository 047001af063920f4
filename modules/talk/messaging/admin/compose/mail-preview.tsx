import { useAsk } from '@fachwerk/react/call';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Group, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { type Channel, type MessageWords, messageApi, type Preview } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../messages.module.css';

const PAUSE_MS = 400;
const WIDTHS = ['phone', 'mail'] as const;
type Width = (typeof WIDTHS)[number];

/** The mail as its reader sees it, on a phone and on a computer, while it is being written. */
export function MailPreview({ words, channel }: { readonly words: MessageWords | null; readonly channel: Channel }) {
  const t = useText(adminDe);
  const [width, setWidth] = useState<Width>('phone');
  const [settled] = useDebouncedValue(words, PAUSE_MS);
  const asked = useAsk(
    messageApi.preview,
    { message: settled ?? { title: '', text: '', button: null, pictureId: null } },
    { isEnabled: settled !== null, keepPrevious: true },
  );
  return (
    <Stack component="section" gap="sm" aria-label={t('messages.preview')}>
      <Group justify="space-between">
        <Title order={2}>{t('messages.preview')}</Title>
        {channel === 'email' && (
          <SegmentedControl
            aria-label={t('messages.preview.width')}
            value={width}
            onChange={(next) => setWidth(next as Width)}
            data={WIDTHS.map((value) => ({ value, label: t(`messages.preview.${value}`) }))}
          />
        )}
      </Group>
      {settled === null && <Text c="dimmed">{t('messages.preview.empty')}</Text>}
      {settled !== null && asked.isError && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {settled !== null && !asked.isError && !asked.data && <Loading lines={6} />}
      {settled !== null && asked.data && channel === 'email' && <Mail preview={asked.data} width={width} />}
      {settled !== null && asked.data && channel === 'push' && <Notification preview={asked.data} />}
    </Stack>
  );
}

function Mail({ preview, width }: { readonly preview: Preview; readonly width: Width }) {
  const t = useText(adminDe);
  const { subject, paragraphs, button, picture, why, unsubscribe, siteName, accent, details } = preview;
  const numbered = paragraphs.map((text, at) => ({ text, key: `${at} ${text}` }));
  return (
    <>
      <Text size="sm">{t('messages.preview.subject', { subject })}</Text>
      <section className={classes.stage} aria-label={subject}>
        <div className={classes.mail} data-width={width} style={{ borderTopColor: accent }}>
          <p className={classes.name}>{siteName}</p>
          {picture && (
            <img
              className={classes.picture}
              src={picture.url}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
            />
          )}
          {numbered.map(({ text, key }) => (
            <p key={key}>{text}</p>
          ))}
          <p>{why}</p>
          {button && (
            <p>
              <span className={classes.button}>{button.label}</span>
            </p>
          )}
          <p className={classes.leave}>{unsubscribe}</p>
          <p className={classes.quiet}>{details.join('\n')}</p>
        </div>
      </section>
    </>
  );
}

/** As a phone shows it; each one looks a little different. */
function Notification({ preview: { subject, short, picture, siteName } }: { readonly preview: Preview }) {
  const t = useText(adminDe);
  return (
    <section className={classes.stage} aria-label={t('messages.preview.push')}>
      <div className={classes.notification}>
        <p className={classes.quiet}>{siteName}</p>
        <p className={classes.headline}>{subject}</p>
        <p className={classes.words}>{short}</p>
        {picture && (
          <img
            className={classes.picture}
            src={picture.url}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
          />
        )}
      </div>
    </section>
  );
}
