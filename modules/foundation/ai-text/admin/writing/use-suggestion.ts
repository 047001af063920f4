import { call } from '@fachwerk/react/call';
import { wordsOf } from '@fachwerk/react/notice';
import { useStream } from '@fachwerk/react/realtime';
import { useEffect, useRef, useState } from 'react';
import { aiTextApi, aiTextStream, type TextOptions } from '../../contract.ts';

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'writing'; readonly id: string; readonly text: string }
  | { readonly kind: 'done'; readonly text: string }
  | { readonly kind: 'failed'; readonly error: string };

const IDLE: State = { kind: 'idle' };

/** One text at a time: its parts as they are written, then the whole. Breaking off stops it at the other end too. */
export function useSuggestion(onDone: () => void) {
  const [state, setState] = useState<State>(IDLE);
  const running = useRef<AbortController>(undefined);
  useStream(aiTextStream, ({ id, text }) =>
    setState((known) => (known.kind === 'writing' && known.id === id ? { ...known, text } : known)),
  );
  // Who leaves does not wait for it any more.
  useEffect(() => () => running.current?.abort(), []);

  const write = async (options: TextOptions) => {
    const stop = new AbortController();
    running.current = stop;
    const id = crypto.randomUUID();
    setState({ kind: 'writing', id, text: '' });
    try {
      const { result } = await call(aiTextApi.generate, { ...options, id }, { signal: stop.signal });
      setState({ kind: 'done', text: result });
    } catch (error) {
      if (!stop.signal.aborted) setState({ kind: 'failed', error: wordsOf(error).text });
    }
    onDone();
  };
  const cancel = () => {
    running.current?.abort();
    setState(IDLE);
  };
  return {
    state,
    write,
    cancel,
    clear: () => setState(IDLE),
    edit: (text: string) => setState({ kind: 'done', text }),
  };
}
