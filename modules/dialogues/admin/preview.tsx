import { useText } from '@fachwerk/react/texts';
import { Button, Group, NativeSelect, Paper, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
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
        <Answering key={steps.length} block={waiting} onAnswer={answer} />
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

function Answering({ block, onAnswer }: { readonly block: Waiting; readonly onAnswer: (value: string) => void }) {
  const t = useText(adminDe);
  const [typed, setTyped] = useState('');
  if (block.kind === 'input') {
    const send = (event: FormEvent) => {
      event.preventDefault();
      onAnswer(typed);
    };
    return (
      <form onSubmit={send}>
        <Group align="end">
          <TextInput
            label={t('dialogues.preview.answer')}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit">{t('dialogues.preview.send')}</Button>
        </Group>
      </form>
    );
  }
  const options =
    block.kind === 'open'
      ? OPEN_RESULTS.map((id) => ({ id, label: t(`dialogues.opened.${id}`) }))
      : block.kind === 'book'
        ? BOOK_ANSWERS.map((id) => ({ id, label: t(`dialogues.booked.${id}`) }))
        : block.options.map(({ id, label }) => ({ id, label: label.de }));
  return (
    <Group gap="xs">
      {options.map(({ id, label }) => (
        <Button key={id} variant="default" onClick={() => onAnswer(id)}>
          {label}
        </Button>
      ))}
    </Group>
  );
}
