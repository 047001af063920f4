import { Button, Text } from '@mantine/core';
import { useText } from '../shell/texts.ts';
import classes from './confirm-modal.module.css';
import { Dialog } from './dialog.tsx';
import type { Question } from './question.ts';

type Props = { question: Question; isOpen: boolean; onAnswer: (isYes: boolean) => void };

export function ConfirmModal({ question, isOpen, onAnswer }: Props) {
  const t = useText();
  const { title, text, confirm, cancel, isDanger = false } = question;
  return (
    <Dialog isOpen={isOpen} onClose={() => onAnswer(false)} title={title} zIndex={400} returnFocus={false}>
      {text && <Text component="div">{text}</Text>}
      <div className={classes.answers}>
        {/* Enter must not destroy anything: the focus starts on the safe answer. */}
        <Button variant="default" onClick={() => onAnswer(false)} data-autofocus={isDanger || undefined}>
          {cancel ?? t('kit.cancel')}
        </Button>
        <Button
          color={isDanger ? 'danger' : 'accent'}
          onClick={() => onAnswer(true)}
          data-autofocus={!isDanger || undefined}
        >
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
