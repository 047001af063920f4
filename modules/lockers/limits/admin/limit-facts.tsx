import { useAsk } from '@fachwerk/react/call';
import { Fact, Facts } from '@fachwerk/react/facts';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { type LimitSubject, limitApi, limitStream } from '../contract.ts';
import { limitBook, limitsOf, limitsWithSource } from '../rules/limits.ts';
import { adminDe } from '../texts/admin.de.ts';
import { useLimitWords } from './limit-words.ts';

type Props = { locationId: string; lockType?: string; subjects: readonly LimitSubject[] };

/** What holds at a place, who said it, and the way to where it is changed. */
export function LimitFacts({ locationId, lockType, subjects }: Props) {
  const t = useText(adminDe);
  const words = useLimitWords();
  const asked = useAsk(limitApi.at, { locationId });
  useLiveRefetch({ hints: [limitStream], asks: [limitApi.at] });
  if (!asked.data && asked.isError) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} />;
  if (!asked.data) return <Loading lines={subjects.length} />;
  const book = limitBook(asked.data.sets);
  const place = { ...asked.data.place, lockType };
  const found = limitsWithSource(book, place);
  return (
    <>
      <Facts>
        {subjects.map((subject) => (
          <Fact key={subject} name={t(`limits.${subject}`)}>
            {words(subject, limitsOf(book, place))}
            <Text size="xs" c="dimmed" component="div">
              {t(`limits.from.${found[subject].from}`)}
            </Text>
          </Fact>
        ))}
      </Facts>
      <Anchor component={Link} to={`/admin/limits/${locationId}`} size="sm">
        {t('limits.open')}
      </Anchor>
    </>
  );
}
