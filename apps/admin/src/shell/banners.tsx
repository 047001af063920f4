import { useMaybeMe } from '@fachwerk/auth/account';
import { knock, useIsOnline } from '@fachwerk/react/connection';
import { lazyPart } from '@fachwerk/react/lazy-part';
import { useText } from '@fachwerk/react/texts';
import { useIsOutdated } from '@fachwerk/react/version';
import { Button } from '@mantine/core';
import { IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import classes from './shell.module.css';

const CompanyStatusBars = lazyPart(async () => (await import('@fachwerk/platform/parts')).CompanyStatusBars, 'unsaid');

/** What concerns the whole page, above it: no connection, a newer version. */
export function Banners() {
  const t = useText();
  const isOnline = useIsOnline();
  const isOutdated = useIsOutdated();
  const isSignedIn = useMaybeMe() !== null;
  return (
    <div role="status">
      {!isOnline && (
        <Banner
          kind="warn"
          icon={<IconWifiOff size={18} stroke={1.5} aria-hidden />}
          action={t('kit.retry')}
          onAction={() => void knock()}
        >
          {t('state.offline.banner')}
        </Banner>
      )}
      {isOutdated && (
        <Banner
          kind="info"
          icon={<IconRefresh size={18} stroke={1.5} aria-hidden />}
          action={t('kit.reload')}
          onAction={() => window.location.reload()}
        >
          {t('state.version.banner')}
        </Banner>
      )}
      {isSignedIn && (
        <Suspense>
          <CompanyStatusBars Bar={Banner} />
        </Suspense>
      )}
    </div>
  );
}

type Props = { kind: 'warn' | 'info'; icon: ReactNode; action?: string; onAction?: () => void; children: ReactNode };

function Banner({ kind, icon, action, onAction, children }: Props) {
  return (
    <div className={classes.banner} data-kind={kind}>
      {icon}
      <span>{children}</span>
      {action && (
        <Button size="compact-sm" variant="default" onClick={onAction}>
          {action}
        </Button>
      )}
    </div>
  );
}
