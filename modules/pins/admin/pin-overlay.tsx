import { boardApi } from '@fachwerk/boards/contract';
import { GUEST } from '@fachwerk/chat/rules/address';
import { EmbeddedChat } from '@fachwerk/chat-desk/parts';
import { askKey } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { Dialog } from '@fachwerk/react/dialog';
import { useText } from '@fachwerk/react/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Pin } from '../contract.ts';
import { GUEST_ID_BYTES, guestId } from '../rules/pin-look.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './pins.module.css';

/** How wide the frame of a pin is, in px (spec §9). */
const FRAME_WIDTH = 570;

/** The conversation of a pin over the dashboard. Closing asks first, and afterwards looks again at what waits on the boards. */
export function PinOverlay({ pin, onClose }: { readonly pin: Pin; readonly onClose: () => void }) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const client = useQueryClient();
  const [orderHash] = useState(() => guestId(crypto.getRandomValues(new Uint8Array(GUEST_ID_BYTES))));
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
        <EmbeddedChat address={{ email: GUEST, orderHash, itemId: pin.id }} />
      </div>
    </Dialog>
  );
}
