import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CallProblem } from './call-problem.ts';
import { say } from './texts.ts';

type Undo = { readonly label?: string; readonly run: () => void };

/** A short word that it worked; with `undo`, the way back for a few seconds. */
export function notify(text: ReactNode, undo?: Undo): void {
  const id = `notice-${++count}`;
  notifications.show({
    id,
    color: 'ok',
    icon: <IconCheck size={18} stroke={1.5} aria-hidden />,
    message: undo ? <UndoLine id={id} text={text} undo={undo} /> : text,
    autoClose: undo ? 8_000 : 4_000,
    closeButtonProps: { 'aria-label': say('kit.dismiss') },
  });
}

let count = 0;

function UndoLine({ id, text, undo }: { id: string; text: ReactNode; undo: Undo }) {
  const run = () => {
    notifications.hide(id);
    undo.run();
  };
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs">
      <span>{text}</span>
      <Button size="compact-sm" variant="subtle" onClick={run}>
        {undo.label ?? say('kit.undo')}
      </Button>
    </Group>
  );
}

/** A problem that no control on screen shows. The same one is said once, however often it happens at once. */
export function notifyProblem(error: unknown): void {
  const { title, text } = wordsOf(error);
  notifications.show({
    id: `problem-${title}-${text}`,
    color: 'danger',
    icon: <IconAlertTriangle size={18} stroke={1.5} aria-hidden />,
    title,
    message: text,
    autoClose: 8_000,
    role: 'alert',
    closeButtonProps: { 'aria-label': say('kit.dismiss') },
  });
}

/** What a person is told about an error: a refusal in its own words, a defect in general ones. */
export function wordsOf(error: unknown): { title: string; text: string; requestId?: string | undefined } {
  if (!(error instanceof CallProblem)) return { title: say('state.error.title'), text: say('server.unexpected') };
  const title = error.code === 'access.denied' ? say('state.denied.title') : say('state.error.title');
  return { title, text: error.message, requestId: error.status >= 500 ? error.requestId : undefined };
}
