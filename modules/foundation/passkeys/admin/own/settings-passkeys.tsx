import { useRefreshedMe } from '@fachwerk/auth/account';
import { ActionRow } from '@fachwerk/react/action-row';
import { useAsk } from '@fachwerk/react/call';
import { Dialog } from '@fachwerk/react/dialog';
import { notify, notifyProblem } from '@fachwerk/react/notice';
import { Panel } from '@fachwerk/react/panel';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Button, Stack } from '@mantine/core';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { IconFingerprint, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { MOST_PASSKEYS, type Passkey, passkeyApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { AddPasskey } from './add-passkey.tsx';
import { RemovePasskey, RenamePasskey } from './passkey-dialogs.tsx';
import { PasskeyRows } from './passkey-rows.tsx';

type Open = { readonly act: 'rename' | 'remove'; readonly passkey: Passkey } | null;

/** One's own passkeys: which device, when it was used last, and a way to add one or to be rid of it. */
export function SettingsPasskeys() {
  const t = useText(adminDe);
  const refresh = useRefreshedMe();
  const asked = useAsk(passkeyApi.list, {});
  const [isAdding, setAdding] = useState(false);
  const [open, setOpen] = useState<Open>(null);
  const passkeys = asked.data?.passkeys;
  const close = () => setOpen(null);
  const added = () => {
    setAdding(false);
    notify(t('passkeys.added'));
    void refresh().catch(notifyProblem);
  };
  if (isAdding) {
    return (
      <Panel>
        <AddPasskey onDone={added} onCancel={() => setAdding(false)} />
      </Panel>
    );
  }
  const whyNot = whyNotAdd(passkeys ?? [], t);
  return (
    <Panel>
      {asked.isError && !passkeys && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.isPending && <Loading lines={3} />}
      {passkeys?.length === 0 && (
        <ActionRow
          headingLevel={2}
          title={t('passkeys.empty')}
          text={t('passkeys.empty.text')}
          label={t('passkeys.add')}
          icon={IconFingerprint}
          run={() => setAdding(true)}
          whyNot={whyNot}
        />
      )}
      {passkeys && passkeys.length > 0 && (
        <Stack gap="md" align="flex-start">
          <PasskeyRows
            passkeys={passkeys}
            onRename={(passkey) => setOpen({ act: 'rename', passkey })}
            onRemove={(passkey) => setOpen({ act: 'remove', passkey })}
          />
          <Button
            leftSection={<IconPlus size={16} stroke={1.5} />}
            {...(whyNot
              ? { 'data-disabled': true, 'aria-disabled': true, title: whyNot }
              : { onClick: () => setAdding(true) })}
          >
            {t('passkeys.add')}
          </Button>
        </Stack>
      )}
      <Dialog isOpen={open?.act === 'rename'} title={t('passkeys.rename.title')} onClose={close}>
        {open && <RenamePasskey passkey={open.passkey} onDone={close} />}
      </Dialog>
      <Dialog
        isOpen={open?.act === 'remove'}
        title={t('passkeys.remove.title', { name: open?.passkey.name ?? '' })}
        onClose={close}
      >
        {open && <RemovePasskey passkey={open.passkey} onDone={close} />}
      </Dialog>
    </Panel>
  );
}

type Translate = ReturnType<typeof useText<typeof adminDe>>;

function whyNotAdd(passkeys: readonly Passkey[], t: Translate): string | null {
  if (!browserSupportsWebAuthn()) return t('passkeys.unsupported');
  return passkeys.length >= MOST_PASSKEYS ? t('passkey.too_many', { most: MOST_PASSKEYS }) : null;
}
