import { call } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type Confirmed, signUpApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

type Props = { onConfirmed: (confirmed: Confirmed) => void; onFail: (error: unknown) => void; onAnew: () => void };

function useConfirming({ onConfirmed, onFail }: Pick<Props, 'onConfirmed' | 'onFail'>) {
  const [isBusy, setBusy] = useState(false);
  const run = async (confirm: () => Promise<Confirmed>) => {
    setBusy(true);
    try {
      onConfirmed(await confirm());
    } catch (error) {
      onFail(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}

/** The link of the mail shows a button; the button uses the link up. Programs that look into mails follow links, and press nothing. */
export function ConfirmByLink({ token, onAnew, ...props }: Props & { token: string }) {
  const t = useText(adminDe);
  const { isBusy, run } = useConfirming(props);
  return (
    <Stack gap="md">
      <Text>{t('sign_up.confirm.text')}</Text>
      <Button fullWidth autoFocus loading={isBusy} onClick={() => void run(() => call(signUpApi.confirm, { token }))}>
        {t('sign_up.confirm.submit')}
      </Button>
      <Again onAnew={onAnew} />
    </Stack>
  );
}

export function ConfirmByCode({ email, onAnew, ...props }: Props & { email: string }) {
  const t = useText(adminDe);
  const [code, setCode] = useState('');
  const { isBusy, run } = useConfirming(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(() => call(signUpApi.confirmCode, { code }));
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>{t('sign_up.sent.text', { email })}</Text>
        <TextInput
          label={t('sign_up.code')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          className="tabular"
          autoFocus
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" fullWidth loading={isBusy}>
          {t('sign_up.code.submit')}
        </Button>
        <Again onAnew={onAnew} />
      </Stack>
    </form>
  );
}

function Again({ onAnew }: Pick<Props, 'onAnew'>) {
  const t = useText(adminDe);
  return (
    <Anchor component="button" type="button" size="sm" ta="center" onClick={onAnew}>
      {t('sign_up.again')}
    </Anchor>
  );
}
