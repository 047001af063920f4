import { useText } from '@fachwerk/react/texts';
import { Anchor, Button, CopyButton, Tabs, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCopy, IconExternalLink } from '@tabler/icons-react';
import type { Mail } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './mail-body.module.css';
import { MailFrame } from './mail-frame.tsx';
import { linksIn, piecesOf } from './mail-links.ts';

const outward = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** First the links, for which people come here; then the mail as it looks, and its plain text. */
export function MailBody({ mail: { bodyText: text, bodyHtml, subject } }: { mail: Mail }) {
  const t = useText(adminDe);
  const links = linksIn(text);
  return (
    <>
      {links.length > 0 && (
        <section className={classes.links}>
          <Title order={3}>{t('mailbox.links', { count: links.length })}</Title>
          {links.map((href) => (
            <div key={href} className={classes.link}>
              <Text className={classes.address ?? ''}>{href}</Text>
              <div className={classes.actions}>
                <Copy value={href} label={t('mailbox.link.copy')} isPrimary={href === links[0]} />
                <Button
                  component="a"
                  href={href}
                  {...outward}
                  variant="default"
                  leftSection={<IconExternalLink size={16} stroke={1.5} aria-hidden />}
                >
                  {t('mailbox.link.open')}
                  <VisuallyHidden>{` (${t('mailbox.new_tab')})`}</VisuallyHidden>
                </Button>
              </div>
            </div>
          ))}
        </section>
      )}
      {bodyHtml ? (
        <Tabs defaultValue="look" keepMounted={false}>
          <Tabs.List mb="sm">
            <Tabs.Tab value="look">{t('mailbox.look')}</Tabs.Tab>
            <Tabs.Tab value="text">{t('mailbox.text')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="look">
            <MailFrame html={bodyHtml} subject={subject} />
          </Tabs.Panel>
          <Tabs.Panel value="text">
            <PlainText text={text} />
          </Tabs.Panel>
        </Tabs>
      ) : (
        <PlainText text={text} />
      )}
    </>
  );
}

function PlainText({ text }: { text: string }) {
  const t = useText(adminDe);
  return (
    <section>
      <div className={classes.textHead}>
        <Title order={3}>{t('mailbox.text')}</Title>
        <Copy value={text} label={t('mailbox.text.copy')} />
      </div>
      <div className={classes.text}>
        {keyed(piecesOf(text)).map(({ key, piece }) =>
          piece.href ? (
            <Anchor key={key} href={piece.href} {...outward} underline="always">
              {piece.text}
            </Anchor>
          ) : (
            <span key={key}>{piece.text}</span>
          ),
        )}
      </div>
    </section>
  );
}

/** A piece has no name; its place in the text is one. */
function keyed<Each>(pieces: readonly Each[]): { key: string; piece: Each }[] {
  return pieces.map((piece, at) => ({ key: String(at), piece }));
}

function Copy({ value, label, isPrimary = false }: { value: string; label: string; isPrimary?: boolean }) {
  const t = useText(adminDe);
  return (
    <CopyButton value={value} timeout={2000}>
      {({ copied, copy }) => {
        const Icon = copied ? IconCheck : IconCopy;
        return (
          <Button
            variant={isPrimary ? 'filled' : 'default'}
            onClick={copy}
            leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
          >
            <span aria-live="polite">{copied ? t('kit.copied') : label}</span>
          </Button>
        );
      }}
    </CopyButton>
  );
}
