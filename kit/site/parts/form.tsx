import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../language/texts.ts';
import { isReachable, wasJustHeard, whenUnanswered } from '../offline/connection.ts';
import { FORM_KEY } from '../pages/page.ts';
import { useSite } from '../pages/site-context.ts';
import css from './form.module.css';
import { Notice, ProblemNotice } from './notice.tsx';
import { useTyped } from './use-typed.ts';

type Props = {
  readonly children: ReactNode;
  readonly id?: string;
  /** `get` asks for another address of the same page; it changes nothing. */
  readonly method?: 'post' | 'get';
  readonly to?: string;
  /** Values that travel along unseen. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** The page says elsewhere what was refused. */
  readonly hasOwnNotice?: boolean;
  /** Much to type: a reload does not empty it. */
  readonly isKept?: boolean;
};

/**
 * Works without JavaScript. With it, a second tap while the first one is on its way does nothing, and without a network it is not sent: what was
 * typed stays, where the browser would show an error of its own. Where the site has a worker (`keepForms`), so it does when the network goes later.
 */
export function Form({ children, id, method = 'post', to, hidden = {}, hasOwnNotice = false, isKept = false }: Props) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  useTyped(form, isKept);
  const { formKey } = useSite();
  const { submit, look } = useSending();
  return (
    <form
      ref={form}
      className={css.form}
      method={method}
      aria-busy={look === 'sending'}
      {...(id && { id })}
      {...(to && { action: to })}
      noValidate
      onSubmit={submit}
    >
      {(look === 'offline' || look === 'unanswered') && (
        <Notice kind="warn" title={t('page.offline')} isAnswer>
          <p>{t(look === 'offline' ? 'page.offline.kept' : 'page.offline.unanswered')}</p>
        </Notice>
      )}
      {method === 'post' && !hasOwnNotice && <ProblemNotice />}
      {method === 'post' && formKey && <input type="hidden" name={FORM_KEY} value={formKey} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <p className="fw-hidden" role="status">
        {look === 'sending' && t('page.sending')}
      </p>
    </form>
  );
}

function useSending() {
  /** `passed`: somebody answers, so the next one goes through. */
  const state = useRef<'open' | 'asking' | 'passed' | 'sent'>('open');
  const [look, setLook] = useState<'open' | 'sending' | 'offline' | 'unanswered'>('open');
  useEffect(() => {
    // Back from another page: the browser shows this one as it was left.
    const back = () => {
      state.current = 'open';
      setLook('open');
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);
  useEffect(
    () =>
      whenUnanswered(() => {
        if (state.current !== 'sent') return false;
        state.current = 'open';
        setLook('unanswered');
        return true;
      }),
    [],
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (state.current === 'passed' || (state.current === 'open' && wasJustHeard())) {
      state.current = 'sent';
      return setLook('sending');
    }
    event.preventDefault();
    if (state.current !== 'open') return;
    state.current = 'asking';
    setLook('sending');
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent;
    void isReachable().then((isThere) => {
      state.current = isThere ? 'passed' : 'open';
      if (isThere) form.requestSubmit(submitter);
      else setLook('offline');
    });
  };
  return { submit, look };
}
