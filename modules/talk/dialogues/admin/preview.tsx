import { useText } from '@fachwerk/react/texts';
import { Button, Group, NativeSelect, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Flow } from '../contract-flow.ts';
import {
  answered,
  BOOK_ANSWERS,
  begun,
  type Facts,
  OPEN_RESULTS,
  type Output,
  type Step,
  type Waiting,
} from '../rules/engine.ts';
import { adminDe } from '../texts/admin.de.ts';
import { Answering } from './answering.tsx';
import classes from './dialogues.module.css';

const STATUSES = ['none', 'rental', 'order'] as const;

/** The engine itself, in the browser: nothing is saved and nothing opened. */
export function Preview({ flow }: { readonly flow: Flow }) {
  const t = useText(adminDe);
  const [status, setStatus] = useState<Facts['status']>('none');
  const [steps, setSteps] = useState<readonly Step[]>(() => [begun(flow, 0, { status })]);
  if (flow.length === 0) return <Text>{t('dialogues.preview.empty')}</Text>;
  const restart = (next: Facts['status']) => {
    setStatus(next);
    setSteps([begun(flow, 0, { status: next })]);
  };
  const last = steps.at(-1)!;
  const waiting = flow.find((block) => block.id === last.state.at) as Waiting | undefined;
  const answer = (value: string) => setSteps([...steps, answered(flow, last.state, [value], { status })]);
  const numbered = steps.flatMap(({ outputs }) => outputs).map((output, number) => ({ output, number }));
  return (
    <Stack gap="sm">
      <Text size="sm">{t('dialogues.preview.about')}</Text>
      <Group align="end">
        <NativeSelect
          label={t('dialogues.preview.facts')}
          value={status}
          onChange={({ currentTarget: { value } }) => restart(STATUSES.find((each) => each === value) ?? 'none')}
          data={STATUSES.map((value) => ({ value, label: t(`dialogues.status.${value}`) }))}
        />
        <Button variant="default" onClick={() => restart(status)}>
          {t('dialogues.preview.again')}
        </Button>
      </Group>
      <Stack gap="xs" role="log">
        {numbered.map(({ output, number }) => (
          <Paper key={number} withBorder p="xs" className={classes.said ?? ''}>
            <Said output={output} />
          </Paper>
        ))}
      </Stack>
      {waiting ? (
        <Answering key={steps.length} kind={waiting.kind} options={optionsOf(waiting, t)} onAnswer={answer} />
      ) : (
        <Text fw={600}>{t('dialogues.preview.end')}</Text>
      )}
    </Stack>
  );
}

function Said({ output: { kind, block } }: { readonly output: Output }) {
  const t = useText(adminDe);
  if (kind === 'refuse') return t('dialogues.preview.wrong');
  if (!block) return t('dialogues.preview.person');
  return block.text.de || t(`dialogues.kind.${block.kind}`);
}

function optionsOf(block: Waiting, t: ReturnType<typeof useText<typeof adminDe>>) {
  if (block.kind === 'open') return OPEN_RESULTS.map((id) => ({ id, label: t(`dialogues.opened.${id}`) }));
  if (block.kind === 'book') return BOOK_ANSWERS.map((id) => ({ id, label: t(`dialogues.booked.${id}`) }));
  return block.kind === 'buttons' ? block.options.map(({ id, label }) => ({ id, label: label.de ?? '' })) : [];
}
