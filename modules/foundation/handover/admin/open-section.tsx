import { formatNumber } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { Anchor, Paper, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconPointFilled, IconUrgent, type TablerIcon } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { OpenLevel, OpenLine, OpenPart } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './handover.module.css';

const LEVELS: Readonly<Record<OpenLevel, { readonly icon: TablerIcon; readonly color: string }>> = {
  urgent: { icon: IconUrgent, color: 'var(--fw-danger)' },
  high: { icon: IconAlertTriangle, color: 'var(--fw-warn)' },
  normal: { icon: IconPointFilled, color: 'var(--mantine-color-dimmed)' },
};

/** What waits for a person: of each kind the most pressing lines, with how long they have waited. */
export function OpenSection({ parts }: { parts: readonly OpenPart[] }) {
  const t = useText(adminDe);
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="handover-open">
      <Title order={2} id="handover-open" className={classes.heading ?? ''}>
        {t('handover.open')} <span className={classes.count}>{formatNumber(total)}</span>
      </Title>
      {parts.length === 0 && (
        <div className={classes.calm}>
          <IconCircleCheck size={20} stroke={1.5} color="var(--fw-ok)" aria-hidden />
          <div>
            <Text fw={500}>{t('handover.open.none')}</Text>
            <Text size="sm" c="dimmed">
              {t('handover.open.none.text')}
            </Text>
          </div>
        </div>
      )}
      {parts.map((part) => (
        <div key={part.name} className={classes.part}>
          <div className={classes.part_head}>
            <Title order={3}>
              {part.label} <span className={classes.count}>{formatNumber(part.total)}</span>
            </Title>
            <Anchor component={Link} to={part.path} size="sm" aria-label={`${t('handover.open.list')}: ${part.label}`}>
              {part.total > part.lines.length
                ? t('handover.open.all', { count: formatNumber(part.total) })
                : t('handover.open.list')}
            </Anchor>
          </div>
          <ul className={classes.rows} aria-label={part.label}>
            {part.lines.map((line) => (
              <OpenRow key={line.id} line={line} />
            ))}
          </ul>
        </div>
      ))}
    </Paper>
  );
}

function OpenRow({ line: { title, detail, level, since, path } }: { line: OpenLine }) {
  const t = useText(adminDe);
  const { icon: Icon, color } = LEVELS[level];
  return (
    <li className={classes.row}>
      <Icon
        size={18}
        stroke={1.5}
        color={color}
        {...(level === 'normal'
          ? { 'aria-hidden': true }
          : { role: 'img', 'aria-label': t(`handover.level.${level}`) })}
      />
      <div className={classes.words}>
        <Link to={path} className={classes.name}>
          {title}
        </Link>
        {detail && <span className={classes.detail}>{detail}</span>}
      </div>
      <span className={classes.beside}>
        <Ago at={since} />
      </span>
    </li>
  );
}
