import { Button, Text } from '@mantine/core';
import { Component, type ComponentType, lazy, type ReactNode, useEffect, useReducer } from 'react';
import { knock, useIsOnline } from '../calls/connection.ts';
import classes from './lazy-part.module.css';
import { useText } from './texts.ts';

/** Where a load failure is shown: in place, over the page for a dialog, or not at all for background parts (a watcher, a bell). */
type Missing = 'in place' | 'over the page' | 'unsaid';

/** The part could not be loaded: offline, or replaced by a newer build. */
class PartMissing extends Error {}

/** React caches a failed import: a retry needs a new lazy component, shared by all uses of this part. */
type Source<Props extends object> = { Part: ComponentType<Props>; readonly fetchPart: () => ComponentType<Props> };

/**
 * A part loaded on first render: `lazyPart(async () => (await import('./crop-dialog.tsx')).CropDialog)`. A failure affects only its own place, is
 * shown there, and is retried when the browser is online again.
 */
export function lazyPart<Props extends object>(
  find: () => Promise<ComponentType<Props>>,
  missing: Missing = 'in place',
): ComponentType<Props> {
  const fetchPart = () =>
    lazy(async () => {
      const found = await find().catch((cause: unknown) => Promise.reject(new PartMissing('part missing', { cause })));
      return { default: found };
    }) as unknown as ComponentType<Props>;
  const source: Source<Props> = { Part: fetchPart(), fetchPart };
  return (props) => <FetchedPart source={source} props={props} missing={missing} />;
}

type FetchedProps<Props extends object> = {
  readonly source: Source<Props>;
  readonly props: Props;
  readonly missing: Missing;
};

function FetchedPart<Props extends object>({ source, props, missing }: FetchedProps<Props>) {
  const [turn, again] = useReducer((turns: number) => turns + 1, 0);
  const { Part } = source;
  const retry = () => {
    source.Part = source.fetchPart();
    again();
  };
  return (
    <PartBoundary key={turn} whenMissing={<MissingPart missing={missing} onRetry={retry} />}>
      <Part {...props} />
    </PartBoundary>
  );
}

type BoundaryProps = { readonly whenMissing: ReactNode; readonly children: ReactNode };

/** Catches load errors only; errors of the part itself go to the next boundary. */
class PartBoundary extends Component<BoundaryProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state as { error: unknown };
    if (error instanceof PartMissing) return this.props.whenMissing;
    if (error) throw error;
    return this.props.children;
  }
}

function MissingPart({ missing, onRetry }: { readonly missing: Missing; readonly onRetry: () => void }) {
  const t = useText();
  const isOnline = useIsOnline();
  const [wasOffline, cutOff] = useReducer(() => true, !isOnline);
  useEffect(() => {
    if (!isOnline) cutOff();
    else if (wasOffline) onRetry();
  }, [isOnline, wasOffline, onRetry]);
  useEffect(() => void knock(), []);
  if (missing === 'unsaid') return null;
  return (
    <div role="alert" className={classes.missing ?? ''} data-over-page={missing === 'over the page' || undefined}>
      <Text size="sm">{t(isOnline ? 'state.unloaded.part' : 'state.unloaded.part_offline')}</Text>
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        {t('kit.retry')}
      </Button>
    </div>
  );
}
