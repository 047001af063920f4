import { useAsk, useChange } from '@fachwerk/react/call';
import { Dialog } from '@fachwerk/react/dialog';
import { Empty, ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { formatTime } from '@fachwerk/react/time';
import { TextInput, UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { stocktakeApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './start-dialog.module.css';

/** One tap on the location begins it, or joins the one that is open there. */
export function StartDialog({ onClose }: { onClose: () => void }) {
  const t = useText(adminDe);
  const go = useNavigate();
  const asked = useAsk(stocktakeApi.locations, {});
  const start = useChange(stocktakeApi.start);
  const [search, setSearch] = useState('');
  const words = search.trim().toLowerCase();
  const shown = asked.data?.locations.filter(({ name }) => name.toLowerCase().includes(words)) ?? [];
  const begin = (locationId: string) =>
    start.mutate({ locationId }, { onSuccess: ({ id }) => void go(`/admin/stocktakes/${id}`) });
  return (
    <Dialog title={t('stocktakes.start')} onClose={onClose}>
      {asked.isError && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {!asked.data && !asked.isError && <Loading lines={6} />}
      {asked.data && (
        <>
          <TextInput
            data-autofocus
            aria-label={t('stocktakes.search_locations')}
            placeholder={t('stocktakes.search_locations')}
            leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          <ul className={classes.locations}>
            {shown.map(({ locationId, name, companyName, boxes, lastFinishedAt, openId }) => (
              <li key={locationId}>
                <UnstyledButton
                  className={classes.location ?? ''}
                  disabled={start.isPending}
                  onClick={() => begin(locationId)}
                >
                  <span>
                    <span className={classes.name}>{name}</span>
                    <span className={classes.about}>
                      {[
                        companyName,
                        t('stocktakes.boxes', { count: boxes }),
                        openId
                          ? t('stocktakes.is_open')
                          : lastFinishedAt
                            ? t('stocktakes.last', { day: formatTime(lastFinishedAt, 'date') })
                            : t('stocktakes.never'),
                      ].join(' · ')}
                    </span>
                  </span>
                  <IconChevronRight size={20} stroke={1.5} aria-hidden />
                </UnstyledButton>
              </li>
            ))}
          </ul>
          {shown.length === 0 && <Empty title={t('stocktakes.no_locations')} />}
        </>
      )}
    </Dialog>
  );
}
