import { type ReactNode, type SubmitEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../language/texts.ts';
import { applyForm, mayApply } from '../live/applied.ts';
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
  /** Fields whose change is applied at once, each with the act that does it. Without a script that act needs a button: `<ApplyButton>`. */
  readonly applies?: Readonly<Record<string, string>>;
  /** Acts whose answer is rendered into the page: amounts, codes. */
  readonly inPlace?: readonly string[];
};

/**
 * Works without JavaScript. With it, a second tap during submission does nothing, and offline it is not sent: the input stays instead of the
 * browser's error page. With the service worker (`keepForms`) this also holds if the network fails later.
 */
export function Form({ children, id, method = 'post', to, hidden = {}, ...looks }: Props) {
  const { hasOwnNotice = false, isKept = false, applies = {}, inPlace = [] } = looks;
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  useTyped(form, isKept);
  const { formKey } = useSite();
  const { submit, change, look } = useSending(applies, inPlace);
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
      onChange={change}
      onBlur={change}
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
        {(look === 'sending' || look === 'applying') && t('page.sending')}
      </p>
    </form>
  );
}

function useSending(applies: NonNullable<Props['applies']>, inPlace: readonly string[]) {
  /** `passed`: the server answers, so the next submit goes through. */
  const state = useRef<'open' | 'asking' | 'passed' | 'sent'>('open');
  const [look, setLook] = useState<'open' | 'applying' | 'sending' | 'offline' | 'unanswered'>('open');
  useEffect(() => {
    // Back from another page: the browser restores this one as it was left.
    const back = () => {
      state.current = 'open';
      setLook('open');
    };
    // With the network back there is nothing left to say; what was not sent waits in its fields.
    const online = () => setLook((look) => (look === 'offline' ? 'open' : look));
    window.addEventListener('pageshow', back);
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('pageshow', back);
      window.removeEventListener('online', online);
    };
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
  const apply = (form: HTMLFormElement, act: string) => {
    setLook('applying');
    void applyForm(form, act).then((answer) => setLook(answer === 'applied' ? 'open' : 'offline'));
  };
  const applied = useRef<Readonly<Record<string, string>>>({});
  const change = (event: SyntheticEvent<HTMLFormElement>) => {
    const { name, value = '', type, defaultValue, maxLength } = event.target as Partial<HTMLInputElement>;
    const act = name && applies[name];
    // What is typed is applied when it is left or complete; what is chosen, at once.
    const isTyped = type !== 'radio' && type !== 'checkbox' && type !== 'select-one';
    const isDone = isTyped ? event.type === 'blur' || value.length === maxLength : event.type === 'change';
    if (!act || !mayApply() || !isDone) return;
    if (isTyped && value === (applied.current[name] ?? defaultValue)) return;
    applied.current = { ...applied.current, [name]: value };
    apply(event.currentTarget, act);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const act = (event.nativeEvent.submitter as Partial<HTMLButtonElement> | null)?.value ?? '';
    if (inPlace.includes(act) && mayApply()) {
      event.preventDefault();
      return apply(event.currentTarget, act);
    }
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
  return { submit, change, look };
}
