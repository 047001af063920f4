import { useAsk, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { DateField } from '@fachwerk/react/date-field';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { notify } from '@fachwerk/react/notice';
import { PendingPanel } from '@fachwerk/react/panel';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { calendarApi, type Todo, TodoData } from '../contract.ts';
import { DRAFT_TIMES } from '../rules/chat-todos.ts';
import { adminDe } from '../texts/admin.de.ts';

type Props = { todo?: Todo; onDay: string; onClose: () => void };

/** One that is there already; it is looked up by its day. */
export function TodoById({ id, onDay, onClose }: { id: string; onDay: string; onClose: () => void }) {
  const t = useText(adminDe);
  const asked = useAsk(calendarApi.todos, { from: onDay, until: onDay });
  const todo = asked.data?.todos.find((each) => each.id === id);
  if (todo) return <TodoDialog todo={todo} onDay={onDay} onClose={onClose} />;
  return (
    <Dialog title={t('todo.edit')} onClose={onClose}>
      {asked.data ? <Text>{t('todo.unknown')}</Text> : <PendingPanel asked={asked} lines={4} />}
    </Dialog>
  );
}

/** The draft of the specification (§3): from ten to twelve, until somebody says otherwise. */
export function TodoDialog({ todo, onDay, onClose }: Props) {
  const t = useText(adminDe);
  const save = useChange(calendarApi.saveTodo, { isQuiet: true });
  const mark = useChange(calendarApi.markTodo);
  const remove = useChange(calendarApi.removeTodo);
  const form = useContractForm(TodoData, {
    kind: 'aufgabe',
    title: todo?.title ?? '',
    description: todo?.description ?? '',
    email: todo?.email ?? '',
    onDay: todo?.onDay ?? onDay,
    starts: todo?.starts ?? DRAFT_TIMES.starts,
    ends: todo?.ends ?? DRAFT_TIMES.ends,
  });
  const markIt = async ({ id, isDone }: Todo) => {
    await mark.mutateAsync({ id, isDone: !isDone }).then(onClose, () => undefined);
  };
  const removeIt = async ({ id }: Todo) => {
    await remove.mutateAsync({ id }).then(
      () => {
        notify(t('todo.removed'));
        onClose();
      },
      () => undefined,
    );
  };
  return (
    <Dialog title={t(todo ? 'todo.edit' : 'todo.add')} onClose={onClose}>
      <DialogForm
        form={form}
        label={t('todo.save')}
        onSave={(data) => save.mutateAsync({ ...(todo && { id: todo.id }), todo: data })}
        onSaved={() => notify(t('todo.saved'))}
        onClose={onClose}
        foot={
          todo && (
            <Group justify="space-between" mt="md">
              <Button variant="default" onClick={() => markIt(todo)}>
                {t(todo.isDone ? 'todo.open_again' : 'todo.finish')}
              </Button>
              <Button variant="subtle" color="danger" onClick={() => removeIt(todo)}>
                {t('todo.remove')}
              </Button>
            </Group>
          )
        }
      >
        <TextInput label={t('todo.title')} data-autofocus required {...form.field('title')} />
        <Textarea label={t('todo.description')} rows={3} {...form.field('description')} />
        <TextInput label={t('todo.email')} type="email" {...form.field('email')} />
        <SimpleGrid cols={{ base: 1, xs: 3 }}>
          <DateField label={t('todo.day')} {...form.field('onDay')} />
          <TextInput label={t('todo.starts')} type="time" {...form.field('starts')} />
          <TextInput label={t('todo.ends')} type="time" {...form.field('ends')} />
        </SimpleGrid>
      </DialogForm>
    </Dialog>
  );
}
