import type { CardSlotProps } from '@fachwerk/boards/slots';
import { OpenBoxButton } from '@fachwerk/openings/parts';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { type HitKind, searchApi } from '@fachwerk/search/contract';
import { ActionIcon, Badge, Button, Select, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconMessage, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { type CardLink, LinkKind, linkApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './card-links.module.css';
import { LOOKS } from './link-styles.ts';

/** What the search of the house finds and a card can be about. */
type Findable = LinkKind & HitKind;
const isLinkKind = (kind: HitKind): kind is Findable => LinkKind.options.some((known) => known === kind);

/** What a card is about, as it is now, each the way there; more is found by the search of the house. */
export function CardLinks({ card, mayEdit }: CardSlotProps) {
  const t = useText(adminDe);
  const asked = useAsk(linkApi.list, { cardId: card.id });
  const remove = useChange(linkApi.remove);
  const { links = [], hidden = 0 } = asked.data ?? {};
  if (!mayEdit && links.length + hidden === 0) return null;
  return (
    <section aria-label={t('links.title')}>
      <Title order={3}>{t('links.title')}</Title>
      <ul className={classes.links}>
        {links.map((link) => (
          <OneLink
            key={`${link.kind} ${link.id}`}
            link={link}
            onRemove={mayEdit ? () => remove.mutate({ cardId: card.id, kind: link.kind, id: link.id }) : null}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <Text size="sm" c="dimmed">
          {t('links.hidden', { count: hidden })}
        </Text>
      )}
      {mayEdit && <AddLink cardId={card.id} />}
    </section>
  );
}

function OneLink({ link, onRemove }: { readonly link: CardLink; readonly onRemove: (() => void) | null }) {
  const t = useText(adminDe);
  const { icon: Icon, path } = LOOKS[link.kind];
  const mayOpen = useMay('locks.open');
  const mayWrite = useMay('chat.write');
  return (
    <li className={classes.link}>
      <Icon size={18} stroke={1.5} aria-hidden />
      <span className={classes.words}>
        <Link to={`${path}/${link.id}`}>{t(`links.kind.${link.kind}`, { name: link.name })}</Link> {link.about}
      </span>
      <Badge variant="light" color={link.isTrouble ? 'danger' : 'gray'}>
        {t(`links.state.${link.kind}.${link.state}` as 'links.state.box.free')}
      </Badge>
      {link.kind === 'box' && mayOpen && (
        <OpenBoxButton size="xs" variant="default" lock={{ id: link.id, number: link.name }} />
      )}
      {link.kind === 'customer' && mayWrite && link.about !== '' && (
        <Button
          component={Link}
          to={`/admin/chat?${new URLSearchParams({ q: link.about })}`}
          size="xs"
          variant="default"
          leftSection={<IconMessage size={16} stroke={1.5} />}
        >
          {t('links.answer')}
        </Button>
      )}
      {onRemove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('links.remove', { name: link.name })}
          onClick={onRemove}
        >
          <IconTrash size={16} stroke={1.5} />
        </ActionIcon>
      )}
    </li>
  );
}

const PAUSE_MS = 250;

function AddLink({ cardId }: { readonly cardId: string }) {
  const t = useText(adminDe);
  const add = useChange(linkApi.add);
  const [words, setWords] = useState('');
  const [search] = useDebouncedValue(words.trim(), PAUSE_MS);
  const found = useAsk(searchApi.find, { search: search || '-' }, { isEnabled: search !== '', keepPrevious: true });
  const hits = search === '' ? [] : (found.data?.hits ?? []).filter(({ kind }) => isLinkKind(kind));
  const choose = (chosen: string | null) => {
    const hit = hits.find(({ kind, id }) => `${kind} ${id}` === chosen);
    if (hit && isLinkKind(hit.kind)) add.mutate({ cardId, kind: hit.kind, id: hit.id });
    setWords('');
  };
  return (
    <Select
      aria-label={t('links.add')}
      placeholder={t('links.add')}
      data={hits.map(({ kind, id, name, about }) => ({
        value: `${kind} ${id}`,
        label: [isLinkKind(kind) ? t(`links.kind.${kind}`, { name }) : name, about].filter(Boolean).join(' · '),
      }))}
      value={null}
      onChange={choose}
      searchable
      searchValue={words}
      onSearchChange={setWords}
      filter={({ options }) => options}
      nothingFoundMessage={search === '' ? null : t('links.nothing')}
    />
  );
}
