import type { Output } from '@fachwerk/base/contract';
import { askKey } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { Alert, Button, Group, NativeSelect, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { aiTextApi, MOST_INPUT, TextLanguage, TextMode, type TextOptions, TextTone } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { Suggestion } from './suggestion.tsx';
import { useSuggestion } from './use-suggestion.ts';
import { UsedLine } from './used-line.tsx';

type Props = {
  initial: TextOptions;
  used: Output<typeof aiTextApi.state>;
  /** Where the suggestion goes; without it, into the form itself. */
  onTake?: (text: string) => void;
};

/** Mode, tone, language, input (spec §7); the answer is a suggestion that one takes over or not. */
export function WritingForm({ initial, used, onTake }: Props) {
  const t = useText(adminDe);
  const client = useQueryClient();
  const [options, setOptions] = useState(initial);
  const writing = useSuggestion(() => client.invalidateQueries({ queryKey: askKey(aiTextApi.state) }));
  const set = (change: Partial<TextOptions>) => setOptions((known) => ({ ...known, ...change }));
  const { state } = writing;
  const isWriting = state.kind === 'writing';
  const take = (text: string) => {
    if (onTake) onTake(text);
    else set({ input: text });
    writing.clear();
  };
  return (
    <>
      {/* No form of its own: it may stand over one, and nothing in it is sent by the enter key. */}
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
          <UsedLine state={used} />
          <Button
            variant={state.kind === 'done' ? 'default' : 'filled'}
            leftSection={<IconSparkles size={16} stroke={1.5} />}
            disabled={options.input.trim() === '' || isWriting}
            onClick={() => void writing.write(options)}
          >
            {t('ai_text.generate')}
          </Button>
        </Group>
      </Stack>
      <div aria-live="polite">
        {state.kind === 'failed' && (
          <Alert color="danger" mt="sm" role="alert">
            {state.error}
          </Alert>
        )}
        {state.kind === 'writing' && <Waiting text={state.text} onCancel={writing.cancel} />}
      </div>
      {state.kind === 'done' && (
        <Suggestion text={state.text} onEdit={writing.edit} onTake={() => take(state.text)} onDiscard={writing.clear} />
      )}
    </>
  );
}

function Waiting({ text, onCancel }: { text: string; onCancel: () => void }) {
  const t = useText(adminDe);
  return (
    <Stack gap="xs" mt="sm">
      <Text fw={600}>{t('ai_text.waiting')}</Text>
      {text && (
        <Text size="sm" aria-hidden>
          {text}
        </Text>
      )}
      <Group>
        <Button variant="default" size="xs" onClick={onCancel}>
          {t('ai_text.cancel')}
        </Button>
      </Group>
    </Stack>
  );
}
