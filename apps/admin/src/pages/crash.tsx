import { knock, useIsOnline } from '@fachwerk/react/connection';
import { BrokenBeam } from '@fachwerk/react/drawings';
import { NewVersion, Offline, StatePanel } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Button, Code } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { appDe } from '../texts/app.de.ts';
import classes from './crash.module.css';

/** A part of the page could not be fetched; browsers word it differently. */
const MISSING_PART = /dynamically imported module|importing a module script|module script failed|preload CSS/i;

/** When a screen breaks: the rest of the house stands, and there is a way on. */
export function CrashPage({ isBare = false }: { isBare?: boolean }) {
  const t = useText(appDe);
  const error = useRouteError();
  const isMissing = error instanceof Error && MISSING_PART.test(error.message);
  const page = isMissing ? (
    <MissingPart />
  ) : (
    <StatePanel
      title={t('state.crash.title')}
      text={t('state.crash.text')}
      drawing={<BrokenBeam />}
      isPage
      isAlert
      action={
        <>
          <Button onClick={() => window.location.reload()}>{t('kit.reload')}</Button>
          <Anchor href="/admin/dashboard" ml="xs">
            {t('state.home')}
          </Anchor>
        </>
      }
      note={<Details error={error} />}
    />
  );
  return isBare ? <main className={classes.bare}>{page}</main> : page;
}

/** Gone with an older build, or only out of reach: then the page comes by itself as soon as there is a line. */
function MissingPart() {
  const isOnline = useIsOnline();
  const [wasCutOff, setCutOff] = useState(!isOnline);
  useEffect(() => {
    if (!isOnline) setCutOff(true);
    else if (wasCutOff) window.location.reload();
  }, [isOnline, wasCutOff]);
  return wasCutOff ? <Offline isPage onRetry={() => void knock()} /> : <NewVersion />;
}

function Details({ error }: { error: unknown }) {
  const t = useText(appDe);
  return (
    <details className={classes.details}>
      <summary>{t('shell.details')}</summary>
      <Code block>{error instanceof Error ? `${error.name}: ${error.message}` : String(error)}</Code>
    </details>
  );
}
