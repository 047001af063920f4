import { useText } from '@fachwerk/react/texts';
import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconArrowDownLeft, IconArrowUpRight, IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { RequestDirection, RequestLogHead } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './request-marks.module.css';

/** An arrow inwards or outwards, with the word for who does not see it. */
export function DirectionMark({ direction, children }: { direction: RequestDirection; children: ReactNode }) {
  const t = useText(adminDe);
  const Icon = direction === 'in' ? IconArrowDownLeft : IconArrowUpRight;
  return (
    <span className={classes.mark}>
      <Icon size={18} stroke={1.5} color="var(--fw-quiet)" aria-hidden />
      <VisuallyHidden>{`${t(`requests.direction.${direction}`)}: `}</VisuallyHidden>
      <span className={classes.words}>{children}</span>
    </span>
  );
}

/** The number, and a sign for what it means: never by colour alone. */
export function RequestStatus({ request: { status } }: { request: Pick<RequestLogHead, 'status'> }) {
  const t = useText(adminDe);
  const [Icon, color] =
    status === null || status >= 500
      ? [IconX, 'var(--fw-danger)']
      : status >= 400
        ? [IconAlertTriangle, 'var(--fw-warn)']
        : [IconCheck, 'var(--fw-ok)'];
  return (
    <span className={classes.mark}>
      <Icon size={16} stroke={1.5} color={color} aria-hidden />
      <span className="tabular">{status ?? t('requests.status.none')}</span>
    </span>
  );
}
