import { localDay } from '@fachwerk/base/format-time';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import { useAsk } from '@fachwerk/react/call';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { useNow } from '@fachwerk/react/time';
import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { cardApi } from '../../contract-card.ts';
import { groupedByDue } from '../../rules/my-cards.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { FoundCards } from './found-cards.tsx';
import classes from './home.module.css';

/** So many leave the boards in sight. */
const FEW = 8;

/** What the person has to do on all boards: what is overdue first. */
export function MyCards() {
  const t = useText(adminDe);
  const today = localDay(useNow(), HOUSE_ZONE);
  const [isWhole, setWhole] = useState(false);
  const asked = useAsk(cardApi.mine, {});
  if (asked.isError && !asked.data) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <Loading lines={4} />;
  const { cards } = asked.data;
  const shown = isWhole || cards.length <= FEW + 1 ? cards : cards.slice(0, FEW);
  return (
    <section aria-label={t('desk.my_cards')}>
      <Title order={2} mb="xs">
        {t('desk.my_cards')}
      </Title>
      {cards.length === 0 ? (
        <Text c="dimmed">{t('desk.my_none')}</Text>
      ) : (
        <div className={classes.mine}>
          {groupedByDue(shown, today).map(({ group, cards: found }) => (
            <section key={group} aria-label={t(`desk.my_group.${group}`)}>
              <div className={classes.group} data-due={group}>
                {t(`desk.my_group.${group}`)}
                <span>{groupedByDue(cards, today).find((each) => each.group === group)?.cards.length}</span>
              </div>
              <FoundCards cards={found} />
            </section>
          ))}
          {shown.length < cards.length && (
            <Button variant="subtle" fullWidth onClick={() => setWhole(true)}>
              {t('desk.my_cards_all', { count: cards.length })}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
