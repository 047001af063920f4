import { Button, Group, Modal, Text } from '@mantine/core';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useText } from './texts.ts';

export type Question = {
  /** Names what happens, in words: „3 Fächer stilllegen?“. */
  readonly title: string;
  /** Repeats the consequence. */
  readonly text?: ReactNode;
  /** The button is a verb. */
  readonly confirm: string;
  readonly cancel?: string;
  readonly isDanger?: boolean;
};

type Ask = (question: Question) => Promise<boolean>;
type Pending = Question & { readonly answer: (isYes: boolean) => void };

const ConfirmContext = createContext<Ask | null>(null);

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<Pending | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = useCallback<Ask>((question) => {
    return new Promise<boolean>((resolve) => {
      setPending({
        ...question,
        answer: (isYes) => {
          setOpen(false);
          resolve(isYes);
        },
      });
      setOpen(true);
    });
  }, []);
  return (
    <ConfirmContext value={ask}>
      {children}
      {pending && <ConfirmModal pending={pending} isOpen={isOpen} />}
    </ConfirmContext>
  );
}

function ConfirmModal({ pending, isOpen }: { pending: Pending; isOpen: boolean }) {
  const t = useText();
  return (
    <Modal
      opened={isOpen}
      onClose={() => pending.answer(false)}
      title={pending.title}
      styles={{ title: { fontWeight: 600, fontSize: '1rem' } }}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
      zIndex={400}
    >
      {pending.text && <Text component="div">{pending.text}</Text>}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={() => pending.answer(false)} data-autofocus={pending.isDanger || undefined}>
          {pending.cancel ?? t('kit.cancel')}
        </Button>
        <Button
          color={pending.isDanger ? 'danger' : 'accent'}
          onClick={() => pending.answer(true)}
          data-autofocus={!pending.isDanger || undefined}
        >
          {pending.confirm}
        </Button>
      </Group>
    </Modal>
  );
}

/** `if (await confirm({ title, text, confirm: t('kit.delete'), isDanger: true })) …` */
export function useConfirm(): Ask {
  const ask = useContext(ConfirmContext);
  if (!ask) throw new Error('useConfirm needs the KitProvider');
  return ask;
}
