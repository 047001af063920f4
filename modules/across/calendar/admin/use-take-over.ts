import { useChange } from '@fachwerk/react/call';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { useEffect } from 'react';
import { calendarApi } from '../contract.ts';
import { CHAT_TODOS, todosFrom } from '../rules/chat-todos.ts';
import { adminDe } from '../texts/admin.de.ts';

/** What this browser kept before there was a server for it moves over once; it is forgotten here only when it has arrived. */
export function useTakeOver(): void {
  const t = useText(adminDe);
  const { mutate } = useChange(calendarApi.takeOver, { isQuiet: true });
  useEffect(() => {
    const kept = localStorage.getItem(CHAT_TODOS);
    const todos = todosFrom(kept);
    if (kept === null || todos.length === 0) return;
    mutate(
      { todos: todos.slice(0, 500) },
      {
        onSuccess: ({ count }) => {
          localStorage.removeItem(CHAT_TODOS);
          if (count > 0) notify(t('todo.taken_over', { count }));
        },
      },
    );
  }, [mutate, t]);
}
