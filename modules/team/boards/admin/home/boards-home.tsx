import { useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { useMay } from '@fachwerk/react/session';
import { ErrorState, Loading, NothingFound } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, TextInput, Title } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { type BoardTemplate, boardApi, boardStream } from '../../contract.ts';
import { cardApi } from '../../contract-card.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { BoardGrid } from './board-grid.tsx';
import { BoardTabs } from './board-tabs.tsx';
import { FoundCards } from './found-cards.tsx';
import classes from './home.module.css';
import { MyCards } from './my-cards.tsx';
import { NewBoard } from './new-board.tsx';

/** All boards, the user's own cards, and a search over all boards. */
export function BoardsHome() {
  const t = useText(adminDe);
  const [params, setParams] = useSearchParams();
  const { userid } = useParams();
  const words = params.get('q') ?? '';
  const mayWork = useMay('boards.work');
  const [adding, setAdding] = useState<BoardTemplate | null>(null);
  useLiveRefetch({ hints: [boardStream], asks: [boardApi.list, cardApi.mine] });
  const add = mayWork && (
    <Button leftSection={<IconPlus size={18} stroke={1.5} />} onClick={() => setAdding('simple')}>
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
          <BoardGrid onBegin={mayWork ? setAdding : null} />
        </>
      )}
      {adding && <NewBoard template={adding} onClose={() => setAdding(null)} />}
    </section>
  );
}

function Search({ words }: { readonly words: string }) {
  const asked = useAsk(cardApi.search, { searchTerm: words, activeBoardId: null }, { keepPrevious: true });
  if (asked.isError) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <Loading lines={4} />;
  return asked.data.cards.length === 0 ? <NothingFound /> : <FoundCards cards={asked.data.cards} />;
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
