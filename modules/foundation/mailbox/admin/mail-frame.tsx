import { styleNonce } from '@fachwerk/react/style-nonce';
import { useText } from '@fachwerk/react/texts';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { adminDe } from '../texts/admin.de.ts';
import { framedMail } from './framed-mail.ts';
import classes from './mail-body.module.css';

/** The mail as its recipient sees it: without scripts, without a way to this page, and without anything from elsewhere. Links open outside. */
export function MailFrame({ html, subject }: { html: string; subject: string }) {
  const t = useText(adminDe);
  const { document, hasPictures } = useMemo(() => framedMail(html, styleNonce()), [html]);
  return (
    <>
      {hasPictures && (
        <Text size="xs" c="dimmed" mb="xs">
          {t('mailbox.pictures')}
        </Text>
      )}
      <iframe
        className={classes.frame}
        title={subject || t('mailbox.no_subject')}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        srcDoc={document}
      />
    </>
  );
}
