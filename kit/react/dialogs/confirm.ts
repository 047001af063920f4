import { createContext, useContext } from 'react';
import type { Question } from './question.ts';

export type Ask = (question: Question) => Promise<boolean>;

export const ConfirmContext = createContext<Ask | null>(null);

/** `if (await confirm({ title, text, confirm: t('kit.delete'), isDanger: true })) …` */
export function useConfirm(): Ask {
  const ask = useContext(ConfirmContext);
  if (!ask) throw new Error('useConfirm needs the KitProvider');
  return ask;
}
