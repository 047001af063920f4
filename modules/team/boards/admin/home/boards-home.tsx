import { useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { useMay } from '@fachwerk/react/session';
import { Empty, ErrorState, Loading, NothingFound } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, TextInput, Title } from '@mantine/core';
import { IconLock, IconPlus, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { boardApi, boardStream } from '../../contract.ts';
import { cardApi } from '../../contract-card.ts';
import { boardPath } from '../../rules/board-path.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { BoardTabs } from './board-tabs.tsx';
import { FoundCards } from './found-cards.tsx';
import classes from './home.module.css';
import { NewBoard } from './new-board.tsx';

/** All boards, the user's own cards, and a search over all boards. */
export function BoardsHome() {
  const t = useText(adminDe);
  const [params, setParams] = useSearchParams();
  const { userid } = useParams();
  const words = params.get('q') ?? '';
  const mayWork = useMay('boards.work');
  const [isAdding, setAdding] = useState(false);
  useLiveRefetch({ hints: [boardStream], asks: [boardApi.list, cardApi.mine] });
  const add = mayWork && (
    <Button leftSection={<IconPlus size={18} stroke={1.5} />} onClick={() => setAdding(true)}>
      {t('desk.board_add')}
    </Button>
  );
  return (
    <section className={classes.page}>
      <BoardTabs />
      <Group justify="space-between" gap="sm">
        <Title order={1}>{t('desk.title')}</Title>
        {add}
      </Group>
      <TextInput
        type="search"
        aria-label={t('desk.search_all')}
        placeholder={t('desk.search_all')}
        leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
        maw={420}
        value={words}
        onChange={({ currentTarget }) =>
          setParams(currentTarget.value ? { q: currentTarget.value } : {}, { replace: true })
        }
      />
      {words.trim() ? (
        <Search words={words.trim()} />
      ) : (
        <>
          {userid ? <CardsOf userId={userid} /> : <MyCards />}
          <BoardGrid add={add} />
        </>
      )}
      {isAdding && <NewBoard onClose={() => setAdding(false)} />}
    </section>
  );
}

function Search({ words }: { readonly words: string }) {
  const asked = useAsk(cardApi.search, { searchTerm: words, activeBoardId: null }, { keepPrevious: true });
  if (asked.isError) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <Loading lines={4} />;
  return asked.data.cards.length === 0 ? <NothingFound /> : <FoundCards cards={asked.data.cards} />;
}

function MyCards() {
  const t = useText(adminDe);
  const asked = useAsk(cardApi.mine, {});
  if (!asked.data || asked.data.cards.length === 0) return null;
  return (
    <section aria-label={t('desk.my_cards')}>
      <Title order={2} mb="xs">
        {t('desk.my_cards')}
      </Title>
      <FoundCards cards={asked.data.cards} />
    </section>
  );
}

/** The cards of one colleague, named in the URL. */
function CardsOf({ userId }: { readonly userId: string }) {
  const t = useText(adminDe);
  const asked = useAsk(cardApi.mine, { userId });
  if (asked.isError) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <Loading lines={4} />;
  const title = t('desk.cards_of', { name: asked.data.personName ?? '' });
  return (
    <section aria-label={title}>
      <Title order={2} mb="xs">
        {title}
      </Title>
      {asked.data.cards.length === 0 ? <NothingFound /> : <FoundCards cards={asked.data.cards} />}
    </section>
  );
}

function BoardGrid({ add }: { readonly add: ReactNode }) {
  const t = useText(adminDe);
  const asked = useAsk(boardApi.list, {});
  if (asked.isError && !asked.data) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <Loading lines={6} />;
  const { boards } = asked.data;
  if (boards.length === 0) return <Empty title={t('desk.empty')} text={t('desk.empty_text')} action={add} />;
  const shown = boards.toSorted((one, other) => Number(one.isArchived) - Number(other.isArchived));
  return (
    <section aria-label={t('desk.boards')}>
      <Title order={2} mb="xs">
        {t('desk.boards')}
      </Title>
      <ul className={classes.boards}>
        {shown.map((board) => (
          <li key={board.id}>
            <Link to={boardPath(board)} className={classes.board} data-archived={board.isArchived || undefined}>
              <span className={classes.name}>{board.name}</span>
              <span className={classes.quiet}>
                {board.isArchived ? t('desk.archived') : t('desk.open_cards', { count: board.openCards })}
                {board.user && (
                  <>
                    {' · '}
                    <IconLock size={14} stroke={1.5} aria-hidden /> {t('desk.only_me')}
                  </>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
