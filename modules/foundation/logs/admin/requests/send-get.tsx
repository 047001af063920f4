import type { Input } from '@fachwerk/base/contract';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { useText } from '@fachwerk/react/texts';
import { Button, Code, Text, TextInput } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { type CallResult, logApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../facts.module.css';
import { prettyBody } from './request-part.tsx';

/** Asks an address of the allow-list and shows what it says. */
export function SendGet() {
  const t = useText(adminDe);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button flex="none" leftSection={<IconSend size={16} stroke={1.5} />} onClick={() => setOpen(true)}>
        {t('requests.send')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('requests.send')} size="lg">
        <SendForm />
      </Dialog>
    </>
  );
}

function SendForm() {
  const t = useText(adminDe);
  const send = useChange(logApi.sendGetCall, { isQuiet: true });
  const [answer, setAnswer] = useState<CallResult | null>(null);
  const form = useContractForm(logApi.sendGetCall.input, { url: '' });
  const ask = async (checked: Input<typeof logApi.sendGetCall>) => {
    setAnswer(null);
    setAnswer(await send.mutateAsync(checked));
  };
  return (
    <DialogForm form={form} label={t('requests.send.submit')} onSave={ask} foot={answer && <Answer answer={answer} />}>
      <TextInput
        label={t('requests.send.url')}
        description={t('requests.send.url.help')}
        type="url"
        placeholder={t('requests.send.url.placeholder')}
        data-autofocus
        {...form.field('url')}
      />
    </DialogForm>
  );
}

function Answer({ answer }: { answer: CallResult }) {
  const t = useText(adminDe);
  return (
    <div>
      <Text fw={500} role="status">
        {t('requests.send.answer', { status: answer.status, milliseconds: answer.milliseconds })}
      </Text>
      <Code block className={classes.code ?? ''} tabIndex={0} aria-label={t('requests.answer')}>
        {prettyBody(answer.body) || t('requests.body.empty')}
      </Code>
    </div>
  );
}
