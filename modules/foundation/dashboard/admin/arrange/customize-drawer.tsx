import { useConfirm } from '@fachwerk/react/confirm';
import { useLeaveLabels } from '@fachwerk/react/leave-words';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Button, Drawer, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Layout } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './customize.module.css';
import { CustomizeArea } from './customize-area.tsx';
import { AREAS, toggled } from './layout-moves.ts';
import { type Arrangement, layoutOf, type useArrangement } from './use-arrangement.ts';
import { useOwnTiles } from './use-own-tiles.ts';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  arrangement: ReturnType<typeof useArrangement>;
  current: Arrangement;
};

/** Arranges all modules of both areas. */
export function CustomizeDrawer({ isOpen, onClose, arrangement, current }: Props) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const words = useLeaveLabels();
  const [draft, setDraft] = useState<Layout | null>(null);
  // Mounted closed and then opened: a drawer mounted open cannot restore the focus.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  const close = () => {
    setDraft(null);
    onClose();
  };
  const leave = async () => {
    if (!draft || (await confirm({ ...words, isDanger: true }))) close();
  };
  return (
    <Drawer
      opened={isOpen && isThere}
      onClose={leave}
      position="right"
      size={440}
      title={t('dashboard.customize')}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
      classNames={{
        content: classes.content ?? '',
        header: classes.header ?? '',
        title: classes.title ?? '',
        body: classes.body ?? '',
      }}
    >
      <Arranging draft={draft} setDraft={setDraft} close={close} arrangement={arrangement} current={current} />
    </Drawer>
  );
}

type ArrangingProps = Omit<Props, 'isOpen' | 'onClose'> & {
  draft: Layout | null;
  setDraft: (draft: Layout) => void;
  close: () => void;
};

/** Saving is optimistic; only a reset needs the server to know the default. */
function Arranging({ draft, setDraft, close, arrangement, current }: ArrangingProps) {
  const t = useText(adminDe);
  const tiles = useOwnTiles();
  const [isResetting, setResetting] = useState(false);
  const layout = draft ?? layoutOf(current);
  const save = async () => {
    close();
    if (draft && (await arrangement.arrange(draft))) notify(t('dashboard.saved'));
  };
  const reset = async () => {
    setResetting(true);
    const isDone = await arrangement.reset();
    setResetting(false);
    if (!isDone) return;
    close();
    notify(t('dashboard.was_reset'));
  };
  const isDefault = current.isDefault && !draft;
  const isPhone = arrangement.device === 'phone';
  return (
    <>
      <Text c="dimmed">{t(isPhone ? 'dashboard.customize.intro_phone' : 'dashboard.customize.intro')}</Text>
      {AREAS.map((area) => (
        <CustomizeArea
          key={area}
          area={area}
          names={layout[area]}
          tiles={tiles[area]}
          onChange={(names) => setDraft({ ...layout, [area]: names })}
          {...(area === 'content' && {
            halves: layout.halves,
            onHalve: (name: string) => setDraft({ ...layout, halves: toggled(layout.halves, name) }),
          })}
        />
      ))}
      <div className={classes.bar}>
        {isDefault ? (
          <Text c="dimmed" className={classes.note ?? ''}>
            {t(isPhone ? 'dashboard.customize.is_default_phone' : 'dashboard.customize.is_default')}
          </Text>
        ) : (
          <Button variant="subtle" color="gray" c="dimmed" loading={isResetting} onClick={reset}>
            {t(isPhone ? 'dashboard.customize.reset_phone' : 'dashboard.customize.reset')}
          </Button>
        )}
        <Button onClick={save} {...(!draft && { 'data-disabled': true, 'aria-disabled': true })}>
          {t('kit.save')}
        </Button>
      </div>
    </>
  );
}
