import {
  type HTMLInputAutoCompleteAttribute,
  type KeyboardEventHandler,
  type ReactNode,
  type SyntheticEvent,
  useState,
} from 'react';
import { useText } from '../language/texts.ts';
import { type FieldName, useSite } from '../pages/site-context.ts';
import css from './field.module.css';
import { fieldId } from './field-id.ts';

type Props = {
  readonly name: string;
  readonly label: string;
  /** Path in the contract (`contact.email`), if the form field has another name. */
  readonly path?: string;
  readonly help?: ReactNode;
  readonly type?: 'text' | 'email' | 'tel' | 'number' | 'date' | 'datetime-local' | 'search';
  /** Initial value. */
  readonly value?: string;
  readonly isOptional?: boolean;
  /** What the page says against the value it shows, where no form was refused. */
  readonly problem?: string | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  /** Hard limit in the browser, for codes. Other limits come from the page's contract and are counted. */
  readonly maxLength?: number;
  readonly min?: string;
  readonly max?: string;
  /** Makes it multi-line. */
  readonly rows?: number;
  /** Multi-line only. */
  readonly onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>;
};

/** Input style, for an input with its label elsewhere. */
export const inputClass = css.input;

/** Label above, help below, contract error at the field. After a refusal it keeps its input. */
export function Field({ name, label, path = name, help, type = 'text', value = '', rows, problem, ...input }: Props) {
  const { isOptional = false, maxLength, onKeyDown, ...attributes } = input;
  const t = useText();
  const { typed, error = problem, id } = useField(name, path, value, { words: label, isNeeded: false });
  const counter = useCounter(path, typed);
  const described = { ...(help && { help: `${id}-help` }), ...(error && { error: `${id}-error` }) };
  const control = {
    id,
    name,
    className: css.input,
    defaultValue: typed,
    required: !isOptional,
    'aria-invalid': error !== undefined,
    'aria-describedby': Object.values(described).join(' ') || undefined,
    ...(counter ? { onInput: counter.onInput } : { maxLength }),
    ...attributes,
  };
  return (
    <div className={css.field}>
      <div className={css.head}>
        <label className={css.label} htmlFor={id}>
          {label}
          {isOptional && <span className={css.optional}> ({t('page.optional')})</span>}
        </label>
        {counter?.shown}
      </div>
      {rows ? <textarea {...control} rows={rows} onKeyDown={onKeyDown} /> : <input {...control} type={type} />}
      {help && (
        <p id={described.help} className={css.help}>
          {help}
        </p>
      )}
      <FieldError id={described.error} error={error} />
    </div>
  );
}

/** From this share of the limit on the counter stays visible. */
const NEAR = 0.8;

/** Character count and limit by the page's contract (spec §5); visible while typing and near the limit. */
function useCounter(path: string, typed: string) {
  const t = useText();
  const { limits } = useSite();
  const [length, setLength] = useState(typed.trim().length);
  const limit = limits[path];
  if (!limit) return null;
  const { max } = limit;
  const isNear = length >= max * NEAR;
  const shown = (
    <span className={css.count} data-near={isNear || undefined} data-off={length > max || undefined}>
      <span aria-hidden="true">
        {length} / {max}
      </span>
      <span className="fw-hidden" role="status">
        {isNear &&
          (length > max ? t('page.over', { by: `${length - max}` }) : t('page.left', { left: `${max - length}` }))}
      </span>
    </span>
  );
  const onInput = ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    setLength(currentTarget.value.trim().length);
  return { shown, onInput };
}

/** A control's value (the input before a refusal, or its initial value) and error. `called` is its label in the error summary. */
export function useField(name: string, path: string, value: string, called?: FieldName) {
  const { form, problem, onFieldName } = useSite();
  if (called) onFieldName?.(path, called);
  return { typed: form[name]?.[0] ?? value, error: problem?.fields[path], id: fieldId(path) };
}

export function FieldError({ id, error }: { id: string | undefined; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className={css.error}>
      {error}
    </p>
  );
}
