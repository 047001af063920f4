import { useText } from '../language/texts.ts';
import css from './field.module.css';
import { FieldError, useField } from './field.tsx';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly isDisabled?: boolean }[];
  readonly path?: string;
  readonly value?: string;
  readonly isOptional?: boolean;
};

export function Select({ name, label, options, path = name, value = '', isOptional = false }: Props) {
  const t = useText();
  const { typed, error, id } = useField(name, path, value);
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
        {isOptional && <span className={css.optional}> ({t('page.optional')})</span>}
      </label>
      <select
        id={id}
        name={name}
        className={css.input}
        defaultValue={typed}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled ?? false}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
