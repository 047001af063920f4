import { Anchor, Text, VisuallyHidden } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconCircleX, IconInfoCircle, type TablerIcon } from '@tabler/icons-react';
import { createContext, type ReactNode, useContext } from 'react';
import { Link } from 'react-router';
import { useRememberWay } from '../shell/way-back.tsx';
import classes from './check-lines.module.css';

/** `open`: blocks. `some`: blocks partly. `advice`: recommendation, does not block. */
type CheckState = 'done' | 'some' | 'open' | 'advice';

const ICONS: Readonly<Record<CheckState, TablerIcon>> = {
  done: IconCircleCheck,
  some: IconAlertCircle,
  open: IconCircleX,
  advice: IconInfoCircle,
};

const ListName = createContext('');

/** A checklist of requirements. Its `name` labels the link back from the screens its items lead to. */
export function CheckLines({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ListName value={name}>
      <ul className={classes.lines}>{children}</ul>
    </ListName>
  );
}

type Props = {
  readonly state: CheckState;
  readonly title: string;
  /** The state as text, for users who do not see its colour. */
  readonly stateWords: string;
  readonly about?: string | undefined;
  /** Link to the screen for it; omitted without permission. */
  readonly way?: { readonly to: string; readonly label: string } | undefined;
};

export function CheckLine({ state, title, stateWords, about, way }: Props) {
  const Icon = ICONS[state];
  const rememberWay = useRememberWay(useContext(ListName));
  return (
    <li className={classes.line} data-state={state}>
      <Icon size={20} stroke={1.5} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <Text component="span" fw={500}>
          {title}
        </Text>
        <VisuallyHidden>{stateWords}</VisuallyHidden>
        {about && (
          <Text size="sm" c="dimmed">
            {about}
          </Text>
        )}
      </div>
      {way && (
        <Anchor component={Link} to={way.to} onClick={rememberWay} size="sm" className={classes.way ?? ''}>
          {way.label}
        </Anchor>
      )}
    </li>
  );
}
