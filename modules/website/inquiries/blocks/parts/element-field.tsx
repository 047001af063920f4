import { Check } from '@fachwerk/site/check';
import { Field } from '@fachwerk/site/field';
import { Select } from '@fachwerk/site/select';
import { useText } from '@fachwerk/site/texts';
import { type FormElement, MOST_CHARACTERS } from '../../rules/elements.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './inquiry-form.module.css';

type Props = { readonly name: string; readonly element: FormElement<string> };

const INPUTS = {
  short: { type: 'text' },
  long: { rows: 6 },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  date: { type: 'date' },
} as const;

/** One thing the form asks for. Whoever has not named it gets the name of its type: a field without one is nobody's. */
export function ElementField({ name, element: { type, label: given, isRequired, help, options } }: Props) {
  const t = useText(siteDe);
  const label = given || t(`inquiry.element.${type}`);
  if (type === 'checkbox') {
    return (
      <Check name={name}>
        {label}
        {help && <span className={css.help}>{help}</span>}
      </Check>
    );
  }
  if (type === 'choice') {
    const named = options.map((option, at) => ({
      value: String(at),
      label: option.label || t('inquiry.form.option', { number: String(at + 1) }),
    }));
    return (
      <Select
        name={name}
        label={label}
        isOptional={!isRequired}
        options={[{ value: '', label: t('inquiry.form.choose') }, ...named]}
      />
    );
  }
  return (
    <Field
      name={name}
      label={label}
      isOptional={!isRequired}
      maxLength={MOST_CHARACTERS[type]}
      {...(help && { help })}
      {...INPUTS[type]}
    />
  );
}
