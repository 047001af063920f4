import { useAsk } from '@fachwerk/react/call';
import { useSession } from '@fachwerk/react/session';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { Button, Text, Title } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { BoardTemplate, boardApi, type ListedBoard } from '../../contract.ts';
import { boardPath } from '../../rules/board-path.ts';
import { columnsOf } from '../../rules/board-template.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './home.module.css';

/** From so many boards on nobody needs to be shown how to begin one. */
const KNOWS_BOARDS = 3;

/** Each board with what is open on it; the archived ones apart, and templates while there are few. */
export function BoardGrid({ onBegin }: { readonly onBegin: ((template: BoardTemplate) => void) | null }) {
  const t = useText(adminDe);
  const [isArchiveOpen, setArchiveOpen] = useState(false);
  const asked = useAsk(boardApi.list, {});
  if (asked.isError && !asked.data) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <Loading lines={6} />;
  const boards = asked.data.boards.filter(({ isArchived }) => !isArchived);
  const archived = asked.data.boards.filter(({ isArchived }) => isArchived);
  return (
    <>
      {boards.length > 0 && (
        <section aria-label={t('desk.boards')}>
          <Title order={2} mb="xs">
            {t('desk.boards')}
          </Title>
          <ul className={classes.boards}>
            {boards.map((board) => (
              <BoardCard key={board.id} board={board} />
            ))}
          </ul>
        </section>
      )}
      {onBegin && boards.length < KNOWS_BOARDS && (
        <section aria-label={t('desk.template.start')}>
          <Title order={2} mb="xs">
            {t('desk.template.start')}
          </Title>
          {boards.length === 0 && (
            <Text c="dimmed" mb="sm">
              {t('desk.empty_text')}
            </Text>
          )}
          <ul className={classes.boards}>
            {BoardTemplate.options.map((template) => (
              <li key={template}>
                <button type="button" className={classes.template} onClick={() => onBegin(template)}>
                  <strong>{t(`desk.template.${template}`)}</strong>
                  <span className={classes.quiet}>
                    {columnsOf(template)
                      .map(({ key }) => t(key))
                      .join(' · ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {archived.length > 0 && (
        <section>
          <Button
            variant="subtle"
            color="gray"
            aria-expanded={isArchiveOpen}
            onClick={() => setArchiveOpen(!isArchiveOpen)}
          >
            {t('desk.archived_boards', { count: archived.length })}
          </Button>
          {isArchiveOpen && (
            <ul className={classes.boards}>
              {archived.map((board) => (
                <BoardCard key={board.id} board={board} />
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
}

function BoardCard({ board }: { readonly board: ListedBoard }) {
  const t = useText(adminDe);
  const ownId = useSession()?.user.id ?? '';
  const path = boardPath(board);
  const counts = [
    { key: 'late', count: board.overdue, to: `${path}?due=late`, tone: 'danger' },
    { key: 'today', count: board.dueToday, to: `${path}?due=today`, tone: 'warn' },
    { key: 'mine', count: board.mine, to: `${path}?who=${ownId}`, tone: undefined },
    { key: 'nobody', count: board.unassigned, to: `${path}?who=nobody`, tone: undefined },
  ] as const;
  const shown = counts.filter(({ count }) => count > 0);
  return (
    <li className={classes.board}>
      <header>
        <Link to={path} className={classes.name}>
          {board.name}
        </Link>
        {board.user && (
          <span className={classes.quiet}>
            <IconLock size={14} stroke={1.5} aria-hidden /> {t('desk.only_me')}
          </span>
        )}
      </header>
      {board.isArchived ? (
        <p className={classes.quiet}>{t('desk.archived')}</p>
      ) : (
        <>
          <p className={classes.open}>
            <b>{board.openCards}</b>
            <span className={classes.quiet}>{t('desk.count.open', { count: board.openCards })}</span>
          </p>
          {shown.length > 0 ? (
            <ul className={classes.counts}>
              {shown.map(({ key, count, to, tone }) => (
                <li key={key}>
                  <Link to={to} data-tone={tone} aria-label={`${board.name}: ${t(`desk.count.${key}`, { count })}`}>
                    {t(`desk.count.${key}`, { count })}
                  </Link>
                </li>
              ))}
            </ul>
          ) : (
            <div className={`${classes.counts} ${classes.quiet}`}>{t('desk.count.calm')}</div>
          )}
        </>
      )}
      <span className={classes.quiet}>
        {t('desk.changed')} <Ago at={board.changedAt} />
      </span>
    </li>
  );
}
