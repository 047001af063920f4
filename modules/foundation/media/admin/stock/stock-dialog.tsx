import { useAskPages, useChange } from '@fachwerk/react/call';
import { Dialog } from '@fachwerk/react/dialog';
import { MoreButton } from '@fachwerk/react/more-button';
import { notify } from '@fachwerk/react/notice';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { Asset } from '../../contract.ts';
import { type StockPhoto, type StockProvider, stockApi } from '../../contract-stock.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../media.module.css';

const NAMES: Readonly<Record<StockProvider, string>> = {
  own: 'Fachwerk',
  pexels: 'Pexels',
  unsplash: 'Unsplash',
  openverse: 'Openverse',
};

type Props = { providers: readonly StockProvider[]; onTaken?: (asset: Asset) => void; onClose: () => void };

/** Free photos: looked for by words, taken with author and licence. Asked when Enter is pressed, for providers count the questions; the house's own are there at once. */
export function StockDialog({ providers, onTaken, onClose }: Props) {
  const t = useText(adminDe);
  const [provider, setProvider] = useState<StockProvider>(providers[0]!);
  const [words, setWords] = useState('');
  const [search, setSearch] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSearch(words.trim());
  };
  return (
    <Dialog title={t('media.stock')} size={880} onClose={onClose}>
      <Stack gap="md">
        {providers.length > 1 && (
          <SegmentedControl
            value={provider}
            onChange={(next) => setProvider(next as StockProvider)}
            data={providers.map((value) => ({ value, label: NAMES[value] }))}
            aria-label={t('media.stock.provider')}
          />
        )}
        <form onSubmit={submit}>
          <Group gap="xs" wrap="nowrap">
            <TextInput
              type="search"
              data-autofocus
              flex={1}
              maxLength={100}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
              placeholder={t('media.stock.words')}
              aria-label={t('media.stock.words')}
              leftSection={<IconSearch size={16} stroke={1.5} />}
            />
            <Button type="submit">{t('media.stock.search')}</Button>
          </Group>
        </form>
        <Text size="sm" c="dimmed">
          {provider === 'own' ? t('media.stock.help_own') : t('media.stock.help', { provider: NAMES[provider] })}
        </Text>
        {(search || provider === 'own') && (
          <Photos key={`${provider} ${search}`} provider={provider} search={search} {...(onTaken && { onTaken })} />
        )}
      </Stack>
    </Dialog>
  );
}

type PhotosProps = { provider: StockProvider; search: string; onTaken?: (asset: Asset) => void };

function Photos({ provider, search, onTaken }: PhotosProps) {
  const t = useText(adminDe);
  const asked = useAskPages(stockApi.search, { provider, search, page: 1 }, ({ hasMore }, pages) =>
    hasMore && pages.length < 20 ? { page: pages.length + 1 } : null,
  );
  const photos = asked.data?.pages.flatMap((page) => page.photos);
  const take = useChange(stockApi.take, { failed: t('media.stock.failed') });
  const choose = async (photo: StockPhoto) => {
    const asset = await take.mutateAsync({ uploadId: crypto.randomUUID(), provider, photoId: photo.id });
    notify(t('media.stock.taken'));
    onTaken?.(asset);
  };
  if (asked.isError && !photos) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} />;
  if (!photos) return <Loading lines={6} />;
  if (photos.length === 0) return <Text role="status">{t('media.none_found')}</Text>;
  return (
    <>
      <ul className={classes.tiles} aria-busy={take.isPending}>
        {photos.map((photo) => (
          <li key={photo.id}>
            <button
              type="button"
              className={classes.tile}
              disabled={take.isPending}
              aria-label={
                photo.author
                  ? t('media.stock.take', { name: photo.name, author: photo.author })
                  : t('media.stock.take_own', { name: photo.name })
              }
              onClick={() => void choose(photo).catch(() => {})}
            >
              <img className={classes.thumb} src={photo.preview} alt="" />
              <span className={classes.words}>
                <span className={classes.name}>{photo.author || photo.name}</span>
                <Text span size="xs" c="dimmed">
                  {photo.licence}
                </Text>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {asked.hasNextPage && (
        <MoreButton isLoading={asked.isFetchingNextPage} onMore={() => void asked.fetchNextPage()} />
      )}
    </>
  );
}
