import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { terminalApi, terminalProblems } from '../contract.ts';
import { otherAttempt, otherPinTyped } from './facade-hooks.ts';
import { forgetVisitor } from './forget-visitor.ts';
import { noteAlive } from './note-alive.ts';
import { openByPin } from './open-by-pin.ts';
import { pairTablet } from './pair-tablet.ts';
import { showTerminal } from './show-terminal.ts';
import { showTerminalAttempt } from './show-terminal-attempt.ts';

/** The kiosk at the wall: a tablet that opens by PIN and rents on the spot. */
export const terminals: Module = {
  name: 'terminals',
  sql: new URL('../sql/', import.meta.url),
  problems: terminalProblems,
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  declaredHooks: [otherPinTyped, otherAttempt],
  routes: [
    on(terminalApi.pair, pairTablet),
    on(terminalApi.show, showTerminal),
    on(terminalApi.alive, noteAlive),
    on(terminalApi.forget, forgetVisitor),
    on(terminalApi.open, openByPin),
    on(terminalApi.attempt, showTerminalAttempt),
  ],
};
