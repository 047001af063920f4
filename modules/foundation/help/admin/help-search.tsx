import { NothingFound } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Hit, Piece } from '../rules/search.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './help.module.css';

/** Enter opens the first, the arrows go through the places found, Escape ends the search. */
export function HelpSearch({ hits, typed }: { hits: readonly Hit[]; typed: string }) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const [, setParams] = useSearchParams();
  const box = useRef<HTMLElement>(null);
  const look = (words: string) => setParams(words ? { q: words } : {}, { replace: true });
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const at = steps.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'ArrowDown') steps[at + 1]?.focus();
    else if (event.key === 'ArrowUp') steps[at - 1]?.focus();
    else if (event.key === 'Escape') {
      steps[0]?.focus();
      look('');
    } else if (event.key === 'Enter' && at === 0 && hits[0]) navigate(placeOf(hits[0]));
    else return;
    event.preventDefault();
  };
  return (
    <search ref={box} className={classes.search} onKeyDown={onKeyDown}>
      <TextInput
        type="search"
        aria-label={t('help.search')}
        placeholder={t('help.search')}
        leftSection={<IconSearch size={16} stroke={1.5} />}
        value={typed}
        onChange={({ currentTarget }) => look(currentTarget.value)}
      />
      {typed && (
        <Text size="sm" c="dimmed" role="status" my="xs">
          {t('help.found', { count: hits.length })}
        </Text>
      )}
      {typed && hits.length === 0 && <NothingFound onReset={() => look('')} />}
      {typed && hits.length > 0 && (
        <ul className={classes.hits}>
          {hits.map((hit) => (
            <li key={hit.page.name}>
              <Link to={placeOf(hit)}>
                <strong>
                  <Pieces of={hit.title} />
                </strong>
                {hit.section.heading && (
                  <>
                    {' › '}
                    <Pieces of={hit.heading} />
                  </>
                )}
                <Text component="span" size="sm" display="block">
                  <Pieces of={hit.excerpt} />
                </Text>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

function placeOf({ page, section }: Hit): string {
  return `/admin/help/${page.name}${section.id && `#${section.id}`}`;
}

function Pieces({ of }: { of: readonly Piece[] }) {
  return of.map(({ text, isHit }, index) => (isHit ? <mark key={index}>{text}</mark> : text));
}
