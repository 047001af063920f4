import { Dialog } from '@fachwerk/react/dialog';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { de } from '../texts/de.ts';
import { OpenDialog } from './open-dialog.tsx';

/** What has to be known of a box to ask for it to be opened; everything else the dialog finds out itself. */
export type BoxToOpen = { readonly id: string; readonly number: string };

type OpenBox = {
  /** Asks how, opens, and shows what becomes of it. */
  ask(box: BoxToOpen): void;
  /** Why this person cannot open boxes, in words; null when they can. */
  readonly whyNot: string | null;
  /** Stands once in the screen that asks. */
  readonly dialog: ReactNode;
};

/** Opening a box from anywhere: `const openBox = useOpenBox(); … openBox.ask(lock); … {openBox.dialog}`. */
export function useOpenBox(): OpenBox {
  const t = useText(de);
  const mayOpen = useMay('locks.open');
  const [asked, setAsked] = useState<{ box: BoxToOpen; times: number } | null>(null);
  const [isOpen, setOpen] = useState(false);
  return {
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
        {/* A new question begins anew; a dialog that was only hidden would open the box a second time. */}
        {asked && isOpen && <OpenDialog key={asked.times} box={asked.box} onClose={() => setOpen(false)} />}
      </Dialog>
    ),
  };
}

type Props = { lock: BoxToOpen } & Pick<ButtonProps, 'size' | 'variant' | 'fullWidth'>;

/** „Fach öffnen“, with the dialog behind it. Greyed with the reason for whom may not. */
export function OpenBoxButton({ lock, ...look }: Props) {
  const t = useText(de);
  const { ask, whyNot, dialog } = useOpenBox();
  return (
    <>
      <Tooltip label={whyNot} disabled={!whyNot}>
        <Button
          {...look}
          leftSection={<IconLockOpen size={18} stroke={1.5} />}
          {...(whyNot ? { 'data-disabled': true, 'aria-disabled': true } : { onClick: () => ask(lock) })}
        >
          {t('open.action')}
        </Button>
      </Tooltip>
      {dialog}
    </>
  );
}
