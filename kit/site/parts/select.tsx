import { useText } from '../language/texts.ts';
import css from './field.module.css';
import { FieldError, useField } from './field.tsx';

type Option = { readonly value: string; readonly label: string; readonly isDisabled?: boolean };

type Props = {
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
  /** Labelled option groups after the options. */
  readonly groups?: readonly { readonly label: string; readonly options: readonly Option[] }[];
  readonly path?: string;
  readonly value?: string;
  readonly isOptional?: boolean;
};

export function Select({ name, label, options, groups = [], path = name, value = '', isOptional = false }: Props) {
  const t = useText();
  const { typed, error, id } = useField(name, path, value, { words: label, isNeeded: false });
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
        <Options options={options} />
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            <Options options={group.options} />
          </optgroup>
        ))}
      </select>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

function Options({ options }: { readonly options: readonly Option[] }) {
  return options.map(({ value, label, isDisabled = false }) => (
    <option key={value} value={value} disabled={isDisabled}>
      {label}
    </option>
  ));
}
