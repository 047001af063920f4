import { Dialog } from '@fachwerk/react/dialog';
import { useMaySomewhere } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import { type BoxToOpen, OpenDialog } from './open-dialog.tsx';

type OpenBox = {
  /** Label for a button or menu item. */
  readonly label: string;
  /** Opens the dialog, which asks for details, opens the box and shows the result. */
  ask(box: BoxToOpen): void;
  /** Why the user cannot open boxes, as text, or null. */
  readonly whyNot: string | null;
  /** Render it once in the screen. */
  readonly dialog: ReactNode;
};

/** Opens a box from any screen: `const openBox = useOpenBox(); … openBox.ask(lock); … {openBox.dialog}`. */
export function useOpenBox(): OpenBox {
  const t = useText(adminDe);
  const mayOpen = useMaySomewhere('locks.open');
  const [asked, setAsked] = useState<{ box: BoxToOpen; times: number } | null>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    label: t('open.action'),
    ask: (box) => {
      setAsked((before) => ({ box, times: (before?.times ?? 0) + 1 }));
      setOpen(true);
    },
    whyNot: mayOpen ? null : t('locks.denied.open'),
    dialog: (
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={asked ? t('open.title', { number: asked.box.number }) : ''}
      >
        {/* A new key per question: a dialog that was only hidden would open the box a second time. */}
        {asked && isOpen && <OpenDialog key={asked.times} box={asked.box} onClose={() => setOpen(false)} />}
      </Dialog>
    ),
  };
}

/** The same for screens that mount the dialog themselves. */
export function OpenBoxDialog({ box, onClose }: { box: BoxToOpen; onClose: () => void }) {
  const t = useText(adminDe);
  return (
    <Dialog isOpen onClose={onClose} title={t('open.title', { number: box.number })}>
      <OpenDialog box={box} onClose={onClose} />
    </Dialog>
  );
}

type Props = { lock: BoxToOpen } & Pick<ButtonProps, 'size' | 'variant' | 'fullWidth'>;

/** „Fach öffnen“ with its dialog. Disabled with the reason without permission. */
export function OpenBoxButton({ lock, ...look }: Props) {
  const { label, ask, whyNot, dialog } = useOpenBox();
  return (
    <>
      <Tooltip label={whyNot} disabled={!whyNot}>
        <Button
          {...look}
          leftSection={<IconLockOpen size={18} stroke={1.5} />}
          {...(whyNot ? { 'data-disabled': true, 'aria-disabled': true } : { onClick: () => ask(lock) })}
        >
          {label}
        </Button>
      </Tooltip>
      {dialog}
    </>
  );
}
