import type { ReactNode } from 'react';
import { useSite } from '../pages/site-context.ts';
import css from './check.module.css';
import { FieldError, useField } from './field.tsx';

type Props = {
  readonly name: string;
  /** May contain links. */
  readonly children: ReactNode;
  /** Label in the error summary, if its text is a sentence. */
  readonly label?: string;
  readonly path?: string;
  readonly value?: string;
  readonly isChecked?: boolean;
};

/** One checkbox. Browsers send nothing for an unchecked one. */
export function Check({ name, children, label, path = name, value = 'on', isChecked = false }: Props) {
  const { form } = useSite();
  const words = label ?? (typeof children === 'string' ? children : '');
  const called = words ? { words, isNeeded: label !== undefined } : undefined;
  const { error, id } = useField(name, path, value, called);
  const wasSent = Object.keys(form).length > 0;
  const ticked = wasSent ? (form[name]?.includes(value) ?? false) : isChecked;
  return (
    <div className={css.check}>
      <input
        id={id}
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={ticked}
        data-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
      />
      <div className={css.words}>
        <label htmlFor={id}>{children}</label>
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </div>
  );
}
