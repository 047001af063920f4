import { Anchor, Box, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CallProblem, isOffline } from '../calls/call-problem.ts';
import { useText } from '../shell/texts.ts';
import { BrokenBeam, CutLine, EmptyBay, LockedDoor, LostGable, MagnifiedBay, RaisedFlag } from './drawings.tsx';
import { wordsOf } from './notice.tsx';
import classes from './states.module.css';

type StateProps = {
  title: string;
  text?: ReactNode;
  drawing: ReactNode;
  /** The next step. */
  action?: ReactNode;
  note?: ReactNode;
  isAlert?: boolean;
  /** A full-page state has the page's heading. */
  isPage?: boolean;
};

/** Layout of every state: illustration, title, explanation, action. */
export function StatePanel({ title, text, drawing, action, note, isAlert = false, isPage = false }: StateProps) {
  return (
    <Stack
      className={classes.state}
      align="center"
      gap="sm"
      data-page={isPage || undefined}
      {...(isAlert && { role: 'alert' })}
    >
      <Box className={classes.drawing} aria-hidden>
        {drawing}
      </Box>
      <Title order={isPage ? 1 : 2}>{title}</Title>
      {text && (
        <Text c="dimmed" ta="center" className={classes.text}>
          {text}
        </Text>
      )}
      {action && (
        <Group gap="xs" mt="xs" justify="center">
          {action}
        </Group>
      )}
      {note && (
        <Text size="xs" c="dimmed">
          {note}
        </Text>
      )}
    </Stack>
  );
}

/** No data yet; suggests the next step. */
export function Empty({
  title,
  text,
  action,
  drawing,
}: {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  drawing?: ReactNode;
}) {
  return <StatePanel title={title} text={text} action={action} drawing={drawing ?? <EmptyBay />} />;
}

/** Data exists, but nothing matches. */
export function NothingFound({ onReset }: { onReset?: () => void }) {
  const t = useText();
  const reset = onReset && (
    <Button variant="default" onClick={onReset}>
      {t('list.filter.reset')}
    </Button>
  );
  return (
    <StatePanel
      title={t('list.nothing_found.title')}
      text={t('list.nothing_found.text')}
      drawing={<MagnifiedBay />}
      action={reset}
    />
  );
}

/** State for a failed query: not found, not allowed, offline, or a transient error with a retry. */
export function ErrorState({
  error,
  onRetry,
  isPage = false,
}: {
  error: unknown;
  onRetry?: () => void;
  isPage?: boolean;
}) {
  const t = useText();
  if (isOffline(error)) return <Offline {...(onRetry && { onRetry })} isPage={isPage} />;
  if (error instanceof CallProblem && error.status === 403) return <NoPermission isPage={isPage} />;
  if (error instanceof CallProblem && error.status === 404) return <NotFound text={error.message} isPage={isPage} />;
  const { text, requestId } = wordsOf(error);
  const title = t(isPage ? 'state.unloaded.page' : 'state.unloaded.title');
  const retry = onRetry && <Button onClick={onRetry}>{t('kit.retry')}</Button>;
  const note = requestId && t('state.error.id', { requestId });
  return (
    <StatePanel title={title} text={text} drawing={<BrokenBeam />} action={retry} note={note} isAlert isPage={isPage} />
  );
}

export function NoPermission({ isPage = false }: { isPage?: boolean }) {
  const t = useText();
  return (
    <StatePanel
      title={t('state.denied.title')}
      text={t('state.denied.text')}
      drawing={<LockedDoor />}
      action={isPage && <HomeLink />}
      isPage={isPage}
    />
  );
}

export function NotFound({ text, isPage = false }: { text?: string; isPage?: boolean }) {
  const t = useText();
  return (
    <StatePanel
      title={t('state.notfound.title')}
      text={text ?? t('state.notfound.text')}
      drawing={<LostGable />}
      action={isPage && <HomeLink />}
      isPage={isPage}
    />
  );
}

export function Offline({ onRetry, isPage = false }: { onRetry?: () => void; isPage?: boolean }) {
  const t = useText();
  const retry = onRetry && <Button onClick={onRetry}>{t('kit.retry')}</Button>;
  return (
    <StatePanel
      title={t('state.offline.title')}
      text={t('state.offline.text')}
      drawing={<CutLine />}
      action={retry}
      isAlert
      isPage={isPage}
    />
  );
}

/** The page is older than the server. */
export function NewVersion() {
  const t = useText();
  const reload = <Button onClick={() => window.location.reload()}>{t('kit.reload')}</Button>;
  return (
    <StatePanel
      title={t('state.version.title')}
      text={t('state.version.text')}
      drawing={<RaisedFlag />}
      action={reload}
      isPage
    />
  );
}

function HomeLink() {
  const t = useText();
  return (
    <Anchor component={Link} to="/admin/dashboard">
      {t('state.home')}
    </Anchor>
  );
}

/** A skeleton instead of a spinner. */
export function Loading({ lines = 4 }: { lines?: number }) {
  const t = useText();
  return (
    <Stack gap="sm" role="status" aria-label={t('kit.loading')} aria-busy>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <Skeleton key={line} height={14} width={`${[92, 78, 86, 64][line % 4]}%`} />
      ))}
    </Stack>
  );
}
