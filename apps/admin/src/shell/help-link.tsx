import { screenAddress } from '@fachwerk/help/rules/page-of-screen';
import { useText } from '@fachwerk/react/texts';
import { Tooltip } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { appDe } from '../texts/app.de.ts';
import classes from './navigation.module.css';

/** From any screen to its page in the handbook. */
export function HelpLink() {
  const t = useText(appDe);
  const { pathname } = useLocation();
  return (
    <Tooltip label={t('shell.help')} position="right">
      <Link className={classes.help} to={`/admin/help?screen=${screenAddress(pathname)}`} aria-label={t('shell.help')}>
        <IconHelp size={20} stroke={1.5} aria-hidden />
      </Link>
    </Tooltip>
  );
}
