import { ActionIcon, Button, Drawer, Group, Indicator, Stack } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { BREAKPOINTS } from '../look/tokens.ts';
import { useText } from '../shell/texts.ts';
import { listsDe } from '../texts/lists.de.ts';
import classes from './filter-panel.module.css';

/** Whether the choices of a screen are folded into one sheet. */
export const useIsFolded = () =>
  useMediaQuery(`(max-width: ${BREAKPOINTS.phone - 1}px)`, false, { getInitialValueInEffect: false });

type Props = {
  /** How many choices narrow what is shown. */
  readonly count: number;
  readonly onReset?: () => void;
  readonly children: ReactNode;
};

/** The choices of a screen on a phone: one button, which says how many are made, and a sheet that holds them. */
export function FilterFold({ count, onReset, children }: Props) {
  const t = useText(listsDe);
  const [isOpen, sheet] = useDisclosure(false);
  return (
    <>
      <Indicator label={count} disabled={count === 0} size={18} offset={4}>
        <ActionIcon
          variant="default"
          size={40}
          aria-label={t('filter.panel')}
          aria-expanded={isOpen}
          aria-description={count > 0 ? String(count) : undefined}
          onClick={sheet.toggle}
        >
          <IconFilter size={18} stroke={1.5} />
        </ActionIcon>
      </Indicator>
      <Drawer
        opened={isOpen}
        onClose={sheet.close}
        position="bottom"
        size="auto"
        title={t('filter.panel')}
        closeButtonProps={{ 'aria-label': t('kit.close') }}
        classNames={{ body: classes.sheet ?? '', content: classes.sheetContent ?? '', title: classes.sheetTitle ?? '' }}
      >
        <Stack gap="md" className={classes.sheetScroll ?? ''}>
          {children}
        </Stack>
        <Group className={classes.sheetFoot ?? ''} justify="space-between" wrap="nowrap">
          {onReset && count > 0 && (
            <Button variant="subtle" size="compact-sm" onClick={onReset}>
              {t('filter.reset')}
            </Button>
          )}
          <Button onClick={sheet.close} className={classes.done ?? ''}>
            {t('filter.done.unknown')}
          </Button>
        </Group>
      </Drawer>
    </>
  );
}
