import { Check } from '@fachwerk/site/check';
import { Choice } from '@fachwerk/site/choice';
import { Field, FieldError, useField } from '@fachwerk/site/field';
import { useText } from '@fachwerk/site/texts';
import type { ReactNode } from 'react';
import type { ShownQuestion } from '../../contract-site.ts';
import { NPS_MOST } from '../../rules/answers.ts';
import { answerField } from '../../rules/form-names.ts';
import { FileField } from './file-field.tsx';
import css from './survey-form.module.css';

type Props = { readonly slug: string; readonly question: ShownQuestion };

/** One question as its type asks it. */
export function QuestionField({ slug, question }: Props) {
  const { id, type, title, help, isRequired, options } = question;
  const label = useLabel(question);
  const name = answerField(id);
  switch (type) {
    case 'choice':
      return (
        <div className={css.question}>
          <Choice name={name} label={label} options={named(options)} />
          {help && <p className={css.quiet}>{help}</p>}
        </div>
      );
    case 'several':
      return (
        <Group name={name} label={label} help={help}>
          {options.map((option) => (
            <Check key={option.id} name={name} path={`${name}.${option.id}`} value={option.id}>
              {option.label}
            </Check>
          ))}
        </Group>
      );
    case 'scale':
    case 'nps':
      return <Scale question={question} label={label} />;
    case 'matrix':
      return <Matrix question={question} label={label} />;
    case 'file':
      return <FileField slug={slug} name={name} label={label} help={help} />;
    default:
      return (
        <Field
          name={name}
          label={title}
          isOptional={!isRequired}
          {...(help && { help })}
          {...(type === 'date' ? { type: 'date' } : { rows: 4 })}
        />
      );
  }
}

const named = (options: ShownQuestion['options']) => options.map(({ id, label }) => ({ value: id, label }));

/** What may be left empty says so. */
function useLabel({ title, isRequired }: ShownQuestion): string {
  const t = useText();
  return isRequired ? title : `${title} (${t('page.optional')})`;
}

type GroupProps = {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly children: ReactNode;
};

function Group({ name, label, help, children }: GroupProps) {
  const { error, id } = useField(name, name, '', { words: label, isNeeded: false });
  return (
    <fieldset id={id} className={css.group} tabIndex={error ? -1 : undefined} aria-describedby={error && `${id}-error`}>
      <legend className={css.legend}>{label}</legend>
      {help && <p className={css.quiet}>{help}</p>}
      {children}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

type WithLabel = { readonly question: ShownQuestion; readonly label: string };

/** From 1, or from 0 to 10, side by side; what both ends mean stands below. */
function Scale({ question: { id, type, scaleMost, low, high, help }, label }: WithLabel) {
  const name = answerField(id);
  const { typed } = useField(name, name, '');
  const [first, last] = type === 'nps' ? [0, NPS_MOST] : [1, scaleMost];
  const values = Array.from({ length: last - first + 1 }, (_, at) => `${first + at}`);
  const meaning = { [values[0]!]: low, [values.at(-1)!]: high };
  return (
    <Group name={name} label={label} help={help}>
      <div className={css.scale}>
        {values.map((value) => (
          <label key={value} className={css.step}>
            <input type="radio" name={name} value={value} defaultChecked={typed === value} />
            <span>{value}</span>
            {meaning[value] && <span className="fw-hidden"> ({meaning[value]})</span>}
          </label>
        ))}
      </div>
      {(low || high) && (
        <p className={css.ends} aria-hidden="true">
          <span>{low}</span>
          <span>{high}</span>
        </p>
      )}
    </Group>
  );
}

/** A choice for each row: on a phone they stand below each other. */
function Matrix({ question: { id, rows, options, help }, label }: WithLabel) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{label}</legend>
      {help && <p className={css.quiet}>{help}</p>}
      {rows.map((row) => (
        <Choice
          key={row.id}
          name={answerField(`${id}.${row.id}`)}
          label={row.label}
          options={named(options)}
          columns={options.length === 2 ? 2 : 3}
        />
      ))}
    </fieldset>
  );
}
