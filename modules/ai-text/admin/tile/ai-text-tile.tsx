import { askKey, useAsk } from '@fachwerk/react/call';
import { ErrorState } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { TileSheet } from '@fachwerk/react/tile-parts';
import { Alert, Button, Group, NativeSelect, SegmentedControl, Skeleton, Stack, Text, Textarea } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { aiTextApi, MOST_INPUT, TextLanguage, TextMode, type TextOptions, TextTone } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { Suggestion } from './suggestion.tsx';
import { useSuggestion } from './use-suggestion.ts';
import { UsedLine } from './used-line.tsx';

const FIRST: TextOptions = { mode: 'optimize', tone: 'freundlich', language: 'deutsch', input: '' };

/** Mode, tone, language, input (spec §7); the answer is a suggestion that one takes over or not. */
export function AiTextTile({ size }: TileProps) {
  const t = useText(adminDe);
  const client = useQueryClient();
  const asked = useAsk(aiTextApi.state, {});
  const [options, setOptions] = useState(FIRST);
  const writing = useSuggestion(() => client.invalidateQueries({ queryKey: askKey(aiTextApi.state) }));
  const set = (change: Partial<TextOptions>) => setOptions((known) => ({ ...known, ...change }));
  const { state } = writing;
  if (!asked.data)
    return asked.isError ? (
      <ErrorState error={asked.error} onRetry={() => asked.refetch()} />
    ) : (
      <Skeleton height={220} role="status" aria-label={t('kit.loading')} />
    );
  if (!asked.data.isSetUp)
    return (
      <TileSheet size={size}>
        <Text c="dimmed">{t('ai_text.not_set_up')}</Text>
      </TileSheet>
    );
  const isWriting = state.kind === 'writing';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (options.input.trim() !== '' && !isWriting) void writing.write(options);
  };
  return (
    <TileSheet size={size}>
      <form noValidate onSubmit={submit}>
        <Stack gap="sm">
          <Group gap="sm" align="end">
            <SegmentedControl
              aria-label={t('ai_text.mode')}
              value={options.mode}
              onChange={(mode) => set({ mode: mode as TextOptions['mode'] })}
              data={TextMode.options.map((value) => ({ value, label: t(`ai_text.mode.${value}`) }))}
            />
            <NativeSelect
              label={t('ai_text.tone')}
              value={options.tone}
              onChange={(event) => set({ tone: event.currentTarget.value as TextOptions['tone'] })}
              data={TextTone.options.map((value) => ({ value, label: t(`ai_text.tone.${value}`) }))}
            />
            <NativeSelect
              label={t('ai_text.language')}
              value={options.language}
              onChange={(event) => set({ language: event.currentTarget.value as TextOptions['language'] })}
              data={TextLanguage.options.map((value) => ({ value, label: t(`ai_text.language.${value}`) }))}
            />
          </Group>
          <Textarea
            label={t(`ai_text.input.${options.mode}`)}
            rows={4}
            maxLength={MOST_INPUT}
            value={options.input}
            onChange={(event) => set({ input: event.currentTarget.value })}
          />
          <Text size="xs" c="dimmed">
            {t('ai_text.about')}
          </Text>
          <Group justify="space-between">
            <UsedLine state={asked.data} />
            <Button
              type="submit"
              leftSection={<IconSparkles size={16} stroke={1.5} />}
              disabled={options.input.trim() === '' || isWriting}
            >
              {t('ai_text.generate')}
            </Button>
          </Group>
        </Stack>
      </form>
      <div aria-live="polite">
        {state.kind === 'failed' && (
          <Alert color="danger" mt="sm" role="alert">
            {state.error}
          </Alert>
        )}
        {state.kind === 'writing' && (
          <Stack gap="xs" mt="sm">
            <Text fw={600}>{t('ai_text.waiting')}</Text>
            {state.text && (
              <Text size="sm" aria-hidden>
                {state.text}
              </Text>
            )}
            <Group>
              <Button variant="default" size="xs" onClick={writing.cancel}>
                {t('ai_text.cancel')}
              </Button>
            </Group>
          </Stack>
        )}
      </div>
      {state.kind === 'done' && (
        <Suggestion
          text={state.text}
          onEdit={writing.edit}
          onTake={() => {
            set({ input: state.text });
            writing.clear();
          }}
          onDiscard={writing.clear}
        />
      )}
    </TileSheet>
  );
}
