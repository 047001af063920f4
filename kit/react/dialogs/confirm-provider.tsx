import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { lazyPart } from '../shell/lazy-part.tsx';
import { type Ask, ConfirmContext } from './confirm.ts';
import type { Question } from './question.ts';

type Pending = { readonly question: Question; readonly answer: (isYes: boolean) => void };

const ConfirmModal = lazyPart(async () => (await import('./confirm-modal.tsx')).ConfirmModal, 'over the page');

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<Pending | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = useCallback<Ask>((question) => {
    return new Promise<boolean>((resolve) => {
      const before = document.activeElement;
      const answer = (isYes: boolean) => {
        setOpen(false);
        const at = document.activeElement;
        const isLeaving = isYes && question.returnTo;
        // After the key or click event has ended, so that it does not reach the field.
        setTimeout(() => giveFocusBack(at, isLeaving ? null : (question.returnTo?.() ?? before)));
        resolve(isYes);
      };
      setPending({ question, answer });
      setOpen(true);
    });
  }, []);
  return (
    <ConfirmContext value={ask}>
      {children}
      {pending && (
        <Suspense fallback={null}>
          <ConfirmModal question={pending.question} isOpen={isOpen} onAnswer={pending.answer} />
        </Suspense>
      )}
    </ConfirmContext>
  );
}

/** The dialog loads late the first time, so Mantine does not know the previous focus. A focus that has moved since stays. */
function giveFocusBack(from: Element | null, to: Element | null): void {
  const at = document.activeElement;
  if ((!at || at === document.body || at === from) && to instanceof HTMLElement) to.focus();
}
