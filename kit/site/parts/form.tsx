import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../language/texts.ts';
import css from './form.module.css';
import { ProblemNotice } from './notice.tsx';

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
};

/** Works without JavaScript. With it, a second tap while the first one is on its way does nothing. */
export function Form({ children, id, method = 'post', to, hidden = {}, hasOwnNotice = false }: Props) {
  const t = useText();
  const sent = useRef(false);
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    // Back from another page: the browser shows this one as it was left.
    const back = () => {
      sent.current = false;
      setSending(false);
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);
  return (
    <form
      className={css.form}
      method={method}
      aria-busy={isSending}
      {...(id && { id })}
      {...(to && { action: to })}
      noValidate
      onSubmit={(event) => {
        if (sent.current) return event.preventDefault();
        sent.current = true;
        setSending(true);
      }}
    >
      {method === 'post' && !hasOwnNotice && <ProblemNotice />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <p className="fw-hidden" role="status">
        {isSending && t('page.sending')}
      </p>
    </form>
  );
}
