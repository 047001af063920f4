import { setupApi } from '@fachwerk/appointments/contract';
import { appointmentApi } from '@fachwerk/appointments/contract-appointment';
import { busyElsewhere, listAppointments, showSetup } from '@fachwerk/appointments/facade';
import { dayOf } from '@fachwerk/base/time';
import { fill } from '@fachwerk/server/hooks';
import { askedFirst, type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { calendarApi, calendarProblems, todoStream } from '../contract.ts';
import { daySpan } from '../rules/day-span.ts';
import { monthDays, monthSpan } from '../rules/month-grid.ts';
import { listBusy } from './entries/list-busy.ts';
import { listEntries } from './entries/list-entries.ts';
import { listOfCustomer } from './entries/list-of-customer.ts';
import { closeFeed } from './feed/close-feed.ts';
import { readFeed } from './feed/read-feed.ts';
import { renewFeed } from './feed/renew-feed.ts';
import { showFeed } from './feed/show-feed.ts';
import { markTodo } from './todo/mark-todo.ts';
import { removeTodo } from './todo/remove-todo.ts';
import { saveTodo } from './todo/save-todo.ts';
import { showTodos } from './todo/show-todos.ts';
import { takeOverTodos } from './todo/take-over-todos.ts';

/** One calendar over what the modules below it know. */
export const calendar: Module = {
  name: 'calendar',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  problems: calendarProblems,
  streams: [todoStream],
  hooks: [fill(busyElsewhere, listBusy)],
  firstScreen: [
    askedFirst('day', appointmentApi.list, listAppointments, ({ now }) => daySpan(now)),
    askedFirst('day', setupApi.show, showSetup, () => ({})),
    askedFirst('termin', appointmentApi.list, listAppointments, ({ now }) => monthSpan(dayOf(now).toPlainYearMonth())),
    askedFirst('termin', calendarApi.todos, showTodos, ({ now }) => monthDays(dayOf(now).toPlainYearMonth())),
  ],
  routes: [
    on(calendarApi.entries, listEntries),
    on(calendarApi.ofCustomer, listOfCustomer),
    on(calendarApi.todos, showTodos),
    on(calendarApi.saveTodo, saveTodo),
    on(calendarApi.markTodo, markTodo),
    on(calendarApi.removeTodo, removeTodo),
    on(calendarApi.takeOver, takeOverTodos),
    on(calendarApi.feed, showFeed),
    on(calendarApi.renewFeed, renewFeed),
    on(calendarApi.closeFeed, closeFeed),
    on(calendarApi.readFeed, readFeed),
  ],
};
