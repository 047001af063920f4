import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../language/texts.ts';
import { useHydrated } from '../pages/clock.ts';
import { useSite } from '../pages/site-context.ts';
import { fieldId } from './field-id.ts';
import { Icon, type IconName } from './icon.tsx';
import css from './notice.module.css';

export type NoticeKind = 'ok' | 'info' | 'warn' | 'danger';

const ICONS: Readonly<Record<NoticeKind, IconName>> = {
  ok: 'circleCheck',
  info: 'info',
  warn: 'alert',
  danger: 'alert',
};

type Props = {
  readonly kind: NoticeKind;
  readonly title?: string;
  readonly children?: ReactNode;
  /** It answers the visitor's last action: it takes the focus and is announced. */
  readonly isAnswer?: boolean;
};

/** Never colour alone: an icon, and text for screen readers. */
export function Notice({ kind, title, children, isAnswer = false }: Props) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const { onProblemShown, isApplied } = useSite();
  if (isAnswer) onProblemShown?.();
  // Server-rendered: by hydration time the visitor may be typing in a field and keeps the focus.
  const isOwn = useRef(useHydrated()).current;
  useEffect(() => {
    if (isAnswer && !isApplied && (isOwn || !isTyping())) box.current?.focus();
  }, [isAnswer, isOwn, isApplied]);
  return (
    <div
      ref={box}
      className={`${css.notice} ${css[kind]}`}
      {...(isAnswer && { tabIndex: -1, role: kind === 'danger' ? 'alert' : 'status' })}
    >
      <Icon name={ICONS[kind]} size={24} />
      <div className={css.words}>
        <span className="fw-hidden">{t(`page.notice.${kind}`)}: </span>
        {title && <p className={css.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}

const isTyping = () => document.activeElement?.matches('input, textarea, select') ?? false;

/** The refusal of a submitted form, with links to the invalid fields. Forms include it. */
export function ProblemNotice() {
  const t = useText();
  const { problem } = useSite();
  if (!problem) return null;
  const fields = Object.entries(problem.fields);
  const [only] = fields;
  // One field and the same message: shown once, as a link to the field.
  if (only && fields.length === 1 && only[1] === problem.error) {
    return (
      <Notice kind="danger" isAnswer>
        <p className={css.title}>
          <a href={`#${fieldId(only[0])}`}>
            <FieldName of={only[0]} isOnlyLabelled />
            {problem.error}
          </a>
        </p>
      </Notice>
    );
  }
  return (
    <Notice kind="danger" isAnswer>
      <p className={css.title}>{problem.error}</p>
      {fields.length > 0 && (
        <ul className={css.fields} aria-label={t('page.problem.fields')}>
          {fields.map(([name, error]) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`}>
                <FieldName of={name} />
                {error}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

/**
 * The field's label, which comes later in the page: the server's first rendering has collected it; labels it did not render are known once mounted.
 */
function FieldName({ of, isOnlyLabelled = false }: { readonly of: string; readonly isOnlyLabelled?: boolean }) {
  const known = useSite().fieldNames?.[of];
  const [label, setLabel] = useState(known && (known.isNeeded || !isOnlyLabelled) ? known.words : '');
  useEffect(() => {
    if (known) return;
    const field = document.getElementById(fieldId(of)) as Partial<HTMLInputElement> | null;
    const own = isOnlyLabelled ? '' : field?.labels?.[0]?.firstChild?.textContent?.trim();
    setLabel(field?.dataset?.label ?? own ?? '');
  }, [of, isOnlyLabelled, known]);
  return label && `${label}: `;
}
