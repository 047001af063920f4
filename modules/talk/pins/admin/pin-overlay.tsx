import { boardApi } from '@fachwerk/boards/contract';
import { EmbeddedChat } from '@fachwerk/chat/parts';
import { GUEST } from '@fachwerk/chat/rules/address';
import { useDeskAnswer } from '@fachwerk/dialogues/parts';
import { askKey, useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { Dialog } from '@fachwerk/react/dialog';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { type Pin, pinApi } from '../contract.ts';
import { GUEST_ID_BYTES, visitorId } from '../rules/pin-style.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './pins.module.css';

/** How wide the frame of a pin is, in px (spec §9). */
const FRAME_WIDTH = 570;

/** The conversation of a pin over the dashboard. Closing asks first, and afterwards looks again at what waits on the boards. */
export function PinOverlay({ pin, onClose }: { readonly pin: Pin; readonly onClose: () => void }) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const client = useQueryClient();
  const [orderHash] = useState(() => visitorId(crypto.getRandomValues(new Uint8Array(GUEST_ID_BYTES))));
  const address = { email: GUEST, orderHash, itemId: pin.id };
  const close = async () => {
    const isSure = await confirm({
      title: t('pins.close_title'),
      text: t('pins.close_text'),
      confirm: t('pins.close'),
    });
    if (!isSure) return;
    onClose();
    await client.invalidateQueries({ queryKey: askKey(boardApi.notifications) });
  };
  return (
    <Dialog title={pin.name} onClose={() => void close()} size={FRAME_WIDTH}>
      <div className={classes.frame}>
        {pin.starts.kind === 'dialogue' ? (
          <RunningDialogue pinId={pin.id} address={address} />
        ) : (
          <EmbeddedChat address={address} />
        )}
      </div>
    </Dialog>
  );
}

type Address = { readonly email: string; readonly orderHash: string; readonly itemId: string };

/** Begins the dialogue of a pin, once, and shows it as it goes on. */
function RunningDialogue({ pinId, address }: { readonly pinId: string; readonly address: Address }) {
  const begin = useChange(pinApi.begin, { isQuiet: true });
  const [messageId] = useState(() => crypto.randomUUID());
  const { mutate } = begin;
  const { email, orderHash, itemId } = address;
  const run = useCallback(
    () => mutate({ id: pinId, chat: { email, orderHash, itemId }, messageId }),
    [mutate, pinId, email, orderHash, itemId, messageId],
  );
  useEffect(run, [run]);
  if (begin.isError) return <ErrorState error={begin.error} onRetry={run} />;
  if (!begin.isSuccess) return <Loading lines={4} />;
  return <Answered address={address} />;
}

function Answered({ address }: { readonly address: Address }) {
  const answering = useDeskAnswer(address);
  return <EmbeddedChat address={address} answering={answering} />;
}
