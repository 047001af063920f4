import { useAsk } from '@fachwerk/react/call';
import { ErrorState } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { TileSheet } from '@fachwerk/react/tile-parts';
import { Skeleton, Text } from '@mantine/core';
import { aiTextApi, type TextOptions } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { WritingForm } from '../writing/writing-form.tsx';

const FIRST: TextOptions = { mode: 'optimize', tone: 'freundlich', language: 'deutsch', input: '' };

/** Without the settings of an AI it says who can switch it on. */
export function AiTextTile({ size }: TileProps) {
  const t = useText(adminDe);
  const asked = useAsk(aiTextApi.state, {});
  if (!asked.data)
    return asked.isError ? (
      <ErrorState error={asked.error} onRetry={() => asked.refetch()} />
    ) : (
      <Skeleton height={220} role="status" aria-label={t('kit.loading')} />
    );
  return (
    <TileSheet size={size}>
      {asked.data.isSetUp ? (
        <WritingForm initial={FIRST} used={asked.data} />
      ) : (
        <Text c="dimmed">{t('ai_text.not_set_up')}</Text>
      )}
    </TileSheet>
  );
}
