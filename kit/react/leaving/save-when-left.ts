import { type FormEvent, type RefObject, useRef } from 'react';
import type { ContractForm } from '../forms/contract-form.ts';
import { useLeaveGuard } from './leave-guard.ts';
import { settleText } from './typed-text.ts';

/** Runs one save at a time: leaving waits for the save that a blur started. True when saved. */
function useSaveOnce(
  element: RefObject<Element | null>,
  isUnsaved: boolean,
  save: (isLeaving: boolean) => Promise<boolean>,
) {
  const running = useRef<Promise<boolean>>(undefined);
  const run = async (isLeaving: boolean) => {
    const isSaved = await save(isLeaving);
    if (isSaved) settleText(element.current);
    running.current = undefined;
    return isSaved;
  };
  const saveOnce = (isLeaving = false) => {
    running.current ??= run(isLeaving);
    return running.current;
  };
  useLeaveGuard(isUnsaved, { save: () => saveOnce(true) });
  return saveOnce;
}

/** A form without a save button: it saves on blur and when the drawer or page is left. After a failed save leaving asks. Spread onto the `form`. */
export function useSaveWhenLeft<Checked>(
  form: ContractForm<object, Checked>,
  save: (checked: Checked, isLeaving: boolean) => Promise<unknown>,
) {
  const element = useRef<HTMLFormElement>(null);
  const isUnsaved = form.state === 'changed' || form.state === 'saving';
  const saveOnce = useSaveOnce(element, isUnsaved, (isLeaving) => form.submit((checked) => save(checked, isLeaving)));
  const saveChanged = () => {
    if (form.state === 'changed') void saveOnce();
  };
  return {
    ref: element,
    onBlur: saveChanged,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      saveChanged();
    },
  };
}

/** The same for one field; `save` is null while the value is invalid. Spread onto the input. */
export function useFieldSavedWhenLeft(isUnsaved: boolean, save: (() => Promise<unknown>) | null) {
  const element = useRef<HTMLInputElement>(null);
  const saveOnce = useSaveOnce(element, isUnsaved, async () => {
    if (!save) return false;
    return save().then(
      () => true,
      () => false,
    );
  });
  const saveChanged = () => {
    if (isUnsaved && save) void saveOnce();
  };
  return {
    ref: element,
    'data-unsaved': isUnsaved,
    onBlur: saveChanged,
    onKeyDown: ({ key }: { key: string }) => {
      if (key === 'Enter') saveChanged();
    },
  };
}
