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
  /** `get` requests another URL of the same page; it changes nothing. */
  readonly method?: 'post' | 'get';
  readonly to?: string;
  /** Hidden values. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** The page shows the refusal elsewhere. */
  readonly hasOwnNotice?: boolean;
  /** For long forms: input survives a reload. */
  readonly isKept?: boolean;
};

/**
 * Works without JavaScript. With it, a second tap during submission does nothing, and offline it is not sent: the input stays instead of the
 * browser's error page. With the service worker (`keepForms`) this also holds if the network fails later.
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
  /** `passed`: the server answers, so the next submit goes through. */
  const state = useRef<'open' | 'asking' | 'passed' | 'sent'>('open');
  const [look, setLook] = useState<'open' | 'sending' | 'offline' | 'unanswered'>('open');
  useEffect(() => {
    // Back from another page: the browser restores this one as it was left.
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
