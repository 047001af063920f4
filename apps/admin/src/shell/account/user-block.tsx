import type { Me } from '@fachwerk/auth/contract';
import { fullName, PersonAvatar } from '@fachwerk/react/avatar';
import { Tooltip } from '@mantine/core';
import { Link } from 'react-router';
import { useMayOpen } from '../allowed.ts';
import classes from '../navigation.module.css';
import { AccountMenu } from './account-menu.tsx';

type Props = { readonly me: Me; readonly isFolded: boolean; readonly onArrange: () => void };

/** First name, last name, e-mail, picture; leads to the users (spec §2), or to one's own settings for who may not see those. */
export function UserBlock({ me, isFolded, onArrange }: Props) {
  const mayOpen = useMayOpen();
  const path = mayOpen('/admin/users') ? '/admin/users' : '/admin/settings';
  const name = fullName(me.contact);
  return (
    <div className={classes.user} data-folded={isFolded || undefined}>
      <Tooltip label={`${name} · ${me.email}`} position="right" disabled={!isFolded}>
        <Link to={path} className={classes.person} {...(isFolded && { 'aria-label': `${name}, ${me.email}` })}>
          <PersonAvatar person={me.contact} picture={me.avatar} size={36} />
          {!isFolded && (
            <span className={classes.words}>
              <span className={classes.name}>{name}</span>
              <span className={classes.email} title={me.email}>
                {me.email}
              </span>
            </span>
          )}
        </Link>
      </Tooltip>
      <AccountMenu me={me} onArrange={onArrange} />
    </div>
  );
}
