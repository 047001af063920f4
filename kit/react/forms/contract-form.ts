import { textLimits } from '@fachwerk/base/text-limits';
import { useForm } from '@mantine/form';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { CallProblem } from '../calls/call-problem.ts';
import { translate } from '../shell/texts.ts';
import { wordsOf } from '../states/notice.tsx';
import { counted } from './counted.tsx';
import { fieldSentence } from './field-sentence.ts';

type SaveState = 'untouched' | 'changed' | 'saving' | 'saved';
/** The server's message about the whole form; `error` carries the rest (`conflict`). */
type Refusal = { readonly title: string; readonly text: string; readonly error: unknown };
export type FieldProps = ReturnType<ReturnType<typeof useForm>['getInputProps']> & {
  id: string;
  /** Whether the field has unsaved input; drawers and dialogs check it before closing. */
  'data-unsaved': boolean;
  /** Character counter, if the contract limits the text. */
  inputContainer?: (input: ReactNode) => ReactNode;
};

export type ContractForm<Values extends object = object, Checked = unknown> = {
  readonly values: Values;
  /** Props for an input: value, change, error, a counter if the contract has a limit, and an id for the error summary. `field('address.city')`. */
  field(path: string): FieldProps;
  /** The same for checkboxes and switches. */
  check(path: string): FieldProps;
  set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void;
  readonly state: SaveState;
  /** Path to sentence. */
  readonly errors: Readonly<Record<string, string>>;
  readonly refusal: Refusal | null;
  /** Validates, saves, and maps refusals back to the fields. True when saved. */
  submit(save: (checked: Checked) => Promise<unknown>): Promise<boolean>;
  discard(): void;
  idOf(path: string): string;
};

type FormSchema = z.core.$ZodType;

/** Codes such as `DE` are selected and need no counter. */
const LONGEST_CODE = 2;

/**
 * A form bound to a contract schema: input that the server would refuse is refused at the field, in the same words. New `initial` values (another
 * user saved, the data arrived) are adopted while nothing was typed.
 */
export function useContractForm<S extends FormSchema>(
  schema: S,
  initial: z.output<S> & object,
): ContractForm<z.output<S> & object, z.output<S>> {
  type Values = z.output<S> & object;
  const formId = useId();
  const [phase, setPhase] = useState<'open' | 'saving' | 'saved'>('open');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const mantine = useForm<Values>({ mode: 'controlled', initialValues: initial, clearInputErrorOnChange: true });
  const isDirty = mantine.isDirty();

  const restart = (values: Values) => {
    mantine.setInitialValues(values);
    mantine.setValues(values);
    mantine.resetDirty(values);
  };

  const initialText = JSON.stringify(initial);
  const takenOver = useRef(initialText);
  useEffect(() => {
    if (takenOver.current === initialText || isDirty) return;
    takenOver.current = initialText;
    restart(initial);
  });

  const submit = async (save: (checked: z.output<S>) => Promise<unknown>) => {
    setRefusal(null);
    const { values } = mantine;
    const checked = safelyChecked(schema, values);
    if (checked === null) {
      setRefusal({ title: translate('form.failed'), text: translate('form.unchecked'), error: null });
      return false;
    }
    if (!checked.success) {
      mantine.setErrors(firstByPath(checked.error.issues));
      return false;
    }
    mantine.clearErrors();
    setPhase('saving');
    try {
      await save(checked.data);
      restart(values);
      setPhase('saved');
      return true;
    } catch (error) {
      setPhase('open');
      const fields = error instanceof CallProblem ? error.fields : [];
      mantine.setErrors(Object.fromEntries(fields.map((field) => [field.path, field.error])));
      if (fields.length === 0) setRefusal({ ...wordsOf(error), error });
      return false;
    }
  };

  const idOf = (path: string) => `${formId}${path}`;
  const props = (path: string, type: 'input' | 'checkbox') => ({
    ...mantine.getInputProps(path as never, { type }),
    id: idOf(path),
    'data-unsaved': mantine.isDirty(path as never),
  });
  const field = (path: string): FieldProps => {
    const common = props(path, 'input');
    const limits = textLimits(schema, path);
    return limits && limits.max > LONGEST_CODE
      ? { ...common, inputContainer: counted({ limits, value: common.value }) }
      : common;
  };
  return {
    values: mantine.values,
    field,
    check: (path) => props(path, 'checkbox'),
    set: (name, value) => mantine.setFieldValue(name as never, value as never),
    state: stateOf(phase, isDirty),
    errors: mantine.errors as Record<string, string>,
    refusal,
    submit,
    discard: () => {
      mantine.reset();
      setRefusal(null);
      setPhase('open');
    },
    idOf,
  };
}

/** Null: the validation itself failed, which says nothing about the input. */
function safelyChecked<S extends FormSchema>(schema: S, values: unknown) {
  try {
    return z.safeParse(schema, values, { reportInput: true });
  } catch {
    return null;
  }
}

function stateOf(phase: 'open' | 'saving' | 'saved', isDirty: boolean): SaveState {
  if (phase === 'saving') return 'saving';
  if (isDirty) return 'changed';
  return phase === 'saved' ? 'saved' : 'untouched';
}

function firstByPath(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[issue.path.join('.')] ??= fieldSentence(issue);
  return errors;
}
