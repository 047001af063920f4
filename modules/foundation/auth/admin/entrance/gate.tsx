import { LANGUAGES, type Language } from '@fachwerk/base/language';
import { OWN_NAMES } from '@fachwerk/base/texts/own-names';
import { FrameMark } from '@fachwerk/react/mark';
import { setLanguage, useLanguage, useText } from '@fachwerk/react/texts';
import { shownVersion } from '@fachwerk/react/version';
import { NativeSelect, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { adminLoginDe } from '../../texts/admin-login.de.ts';
import classes from './gate.module.css';
import { TimberWall } from './timber-wall.tsx';

/** Layout of the pages before sign-in: illustration on one side, form on the other. */
export function Gate({ title, children }: { title: string; children: ReactNode }) {
  const t = useText(adminLoginDe);
  const language = useLanguage();
  return (
    <div className={classes.gate}>
      <div className={classes.wall}>
        <TimberWall />
      </div>
      <main className={classes.side}>
        <div className={classes.question}>
          <FrameMark size={40} />
          <Title order={1} mt="md" mb="lg">
            {title}
          </Title>
          {children}
        </div>
        <footer className={classes.foot}>
          <Text size="xs" c="dimmed">
            {t('login.version', { version: shownVersion() })}
          </Text>
          <NativeSelect
            size="xs"
            variant="unstyled"
            className={classes.language ?? ''}
            aria-label={t('login.language')}
            value={language}
            data={LANGUAGES.map((value) => ({ value, label: OWN_NAMES[value] }))}
            onChange={(event) => void setLanguage(event.currentTarget.value as Language)}
          />
        </footer>
      </main>
    </div>
  );
}
