import { ActionIcon, Drawer, Group, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useKeptText } from '../leaving/kept-text.ts';
import { BREAKPOINTS } from '../look/tokens.ts';
import { useHiddenBar } from '../shell/shell.ts';
import { useText } from '../shell/texts.ts';
import classes from './detail-drawer.module.css';
import { useEscape } from './escape.ts';

const parts = {
  content: classes.content ?? '',
  header: classes.header ?? '',
  title: classes.title ?? '',
  body: classes.body ?? '',
};

type Props = {
  isOpen: boolean;
  title: ReactNode;
  subtitle?: ReactNode;
  /** Before the title: an avatar, an icon. */
  mark?: ReactNode;
  /** Beside the title: a menu, a state. */
  actions?: ReactNode;
  /** Path of the list; its search, filters and page are kept. Unsaved input is saved or asked about first. */
  closeTo: string;
  width?: number;
  children: ReactNode;
};

/** Over the list on wide screens, a page on small ones. It has its own URL; Esc and the back button close it, after any dialog over it. */
export function DetailDrawer({ isOpen, title, subtitle, mark, actions, closeTo, width = 600, children }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const isWide = useMediaQuery(`(min-width: ${BREAKPOINTS.drawer}px)`, true, { getInitialValueInEffect: false });
  useHiddenBar(isOpen);
  const close = () => navigate(closeTo + search);
  const within = useRef<HTMLDivElement>(null);
  useEscape(within, isOpen, close);
  useKeptText(within, isOpen);
  useWayBack(isOpen, pathname);
  const Icon = isWide ? IconX : IconArrowLeft;
  const closeButton = (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      onClick={close}
      aria-label={isWide ? t('kit.close') : t('kit.back')}
    >
      <Icon size={20} stroke={1.5} />
    </ActionIcon>
  );
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={close}
      closeOnEscape={false}
      position="right"
      size={isWide ? width : '100%'}
      transitionProps={{ duration: isWide ? 150 : 0, transition: 'slide-left' }}
      classNames={parts}
    >
      {isWide && <Drawer.Overlay backgroundOpacity={0.25} />}
      <Drawer.Content>
        <Drawer.Header>
          <Group gap="sm" wrap="nowrap" className={classes.heading}>
            {!isWide && closeButton}
            {mark}
            <div ref={within} className={classes.words}>
              <Drawer.Title>{title}</Drawer.Title>
              {subtitle && (
                <Text size="sm" c="dimmed" component="div" truncate>
                  {subtitle}
                </Text>
              )}
            </div>
          </Group>
          <Group gap={4} wrap="nowrap">
            {actions}
            {isWide && closeButton}
          </Group>
        </Drawer.Header>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** Duration of the closing transition. */
const GONE_MS = 250;

/** A drawer opened by URL has no earlier focus to restore: the row of the closed record gets it. */
function useWayBack(isOpen: boolean, pathname: string): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (isOpen) last.current = pathname;
    const path = last.current;
    if (isOpen || !path) return;
    last.current = undefined;
    const timer = setTimeout(() => {
      if (document.activeElement && document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>(`[data-row-link][href^="${CSS.escape(path)}"]`)?.focus();
    }, GONE_MS);
    return () => clearTimeout(timer);
  }, [isOpen, pathname]);
}
