import { type FormEvent, type RefObject, useRef } from 'react';
import type { ContractForm } from '../forms/contract-form.ts';
import { useLeaveGuard } from './leave-guard.ts';
import { settleText } from './typed-text.ts';

/** Runs one save at a time: leaving waits for the save that a blur started. True when it is saved. */
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

/**
 * A form without a save button: it is saved when a field of it is left, and when the drawer or page around it is. What could not be
 * saved stays, and leaving asks. Spread onto the `form`.
 */
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

/** The same for one field; `save` is null while what stands there cannot be saved. Spread onto the input. */
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
