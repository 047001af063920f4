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
      const answer = (isYes: boolean) => {
        setOpen(false);
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
