import { type ReactNode, useLayoutEffect, useRef } from 'react';
import css from './choice.module.css';
import { FieldError, useField } from './field.tsx';

type ChoiceOption = {
  readonly value: string;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  /** On the right: a price, a number. */
  readonly aside?: ReactNode;
  /** Why it is not available: disables the option and is shown on it. */
  readonly whyNot?: string | null;
};

type Props = {
  readonly name: string;
  readonly label: string;
  readonly options: readonly ChoiceOption[];
  readonly path?: string;
  readonly value?: string;
  readonly isLabelHidden?: boolean;
  readonly columns?: 1 | 2 | 3;
  /** Short words: beside each other on a phone too, without the circle. An option that says why not takes a line of its own. */
  readonly isCompact?: boolean;
  /**
   * Reports what the form would send, not only taps: after a refusal the earlier choice, after going back what the browser restores. Empty if nothing
   * can be sent.
   */
  readonly onChoose?: (value: string) => void;
};

/** A radio group of cards that are easy to tap. */
export function Choice({ name, label, options, path = name, value = '', ...looks }: Props) {
  const { isLabelHidden, columns = 1, isCompact, onChoose } = looks;
  const { typed, error, id } = useField(name, path, value, { words: label, isNeeded: false });
  const group = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    if (!onChoose) return;
    const look = () =>
      onChoose(group.current?.querySelector<HTMLInputElement>('input:checked:not(:disabled)')?.value ?? '');
    look();
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, [onChoose]);
  return (
    <fieldset
      ref={group}
      id={id}
      className={css.group}
      aria-describedby={error && `${id}-error`}
      tabIndex={error ? -1 : undefined}
    >
      <legend className={isLabelHidden ? 'fw-hidden' : css.legend}>{label}</legend>
      <div className={`${css.cards} ${css[`in${columns}`]}`} data-is-compact={isCompact || undefined}>
        {options.map((option) => (
          <label key={option.value} className={css.card} data-is-out={option.whyNot ? true : undefined}>
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={typed === option.value}
              disabled={Boolean(option.whyNot)}
              {...(onChoose && { onChange: () => onChoose(option.value) })}
            />
            <span className={css.words}>
              <span className={css.label}>{option.label}</span>
              {option.detail && <span className={css.detail}>{option.detail}</span>}
              {option.whyNot && <span className={css.detail}>{option.whyNot}</span>}
            </span>
            {option.aside && <span className={css.aside}>{option.aside}</span>}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
