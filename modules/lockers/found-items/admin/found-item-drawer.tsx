import { useAsk, useChange } from '@fachwerk/react/call';
import { Fact, Facts } from '@fachwerk/react/facts';
import { PhotoInput } from '@fachwerk/react/photo-input';
import { RecordDrawer } from '@fachwerk/react/record-drawer';
import { useMay, useSession } from '@fachwerk/react/session';
import { Step, Story } from '@fachwerk/react/story';
import { useText } from '@fachwerk/react/texts';
import { formatDay, formatTime } from '@fachwerk/react/time';
import { Anchor, Button, Text, Title } from '@mantine/core';
import {
  IconArchive,
  IconArrowBackUp,
  IconCamera,
  IconEdit,
  IconHeartHandshake,
  IconMailForward,
  IconPackage,
  IconRecycle,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { type FoundItemSheet, foundItemApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './found-item.module.css';
import { FoundItemActions } from './found-item-actions.tsx';
import { DueMark, FoundItemMark } from './found-item-marks.tsx';

const ICONS: Readonly<Record<FoundItemSheet['steps'][number]['kind'], TablerIcon>> = {
  found: IconPackage,
  notified: IconMailForward,
  kept: IconArchive,
  returned: IconHeartHandshake,
  used: IconRecycle,
  disposed: IconTrash,
  edited: IconEdit,
  reopened: IconArrowBackUp,
};

export function FoundItemDrawer({ id, closeTo }: { id: string | undefined; closeTo: string }) {
  const t = useText(adminDe);
  const asked = useAsk(foundItemApi.find, { id: id ?? '' }, { isEnabled: id !== undefined });
  return (
    <RecordDrawer
      isOpen={id !== undefined}
      asked={asked}
      kind={t('found_items.one')}
      title={({ what }) => what}
      subtitle={(item) => (item.isDue ? <DueMark /> : <FoundItemMark item={item} />)}
      closeTo={closeTo}
    >
      {(item) => <Sheet key={item.id} item={item} />}
    </RecordDrawer>
  );
}

function Sheet({ item }: { item: FoundItemSheet }) {
  const t = useText(adminDe);
  const mayEdit = useMay('found_items.edit');
  return (
    <div className={classes.sheet}>
      {mayEdit && <FoundItemActions item={item} />}
      <Photos item={item} mayEdit={mayEdit} />
      <Facts>
        <Fact name={t('found_items.field.location')}>
          {item.locationName}
          {item.lockId && (
            <>
              {', '}
              <Anchor component={Link} to={`/admin/locks/${item.lockId}`}>
                {t('found_items.box', { number: item.boxNumber })}
              </Anchor>
            </>
          )}
        </Fact>
        <Fact name={t('found_items.field.found_at')}>
          {`${formatTime(item.foundAt, 'dateTime')}, ${item.foundByName}`}
        </Fact>
        <Fact name={t('found_items.field.origin')}>
          {item.origin === 'stocktake' && item.originId ? (
            <Anchor component={Link} to={`/admin/stocktakes/${item.originId}`}>
              {t('found_items.origin.stocktake')}
            </Anchor>
          ) : (
            t(`found_items.origin.${item.origin}`)
          )}
        </Fact>
        <Fact name={t('found_items.field.kept_where')}>{item.keptWhere || '–'}</Fact>
        <Fact name={t('found_items.field.kept_until')}>{formatDay(item.keptUntil)}</Fact>
        <Renter item={item} />
        {item.state === 'returned' && (
          <>
            <Fact name={t('found_items.field.returned_to')}>{item.returnedTo || t('found_items.renter.erased')}</Fact>
            <Fact name={t('found_items.field.proof')}>{item.proof || '–'}</Fact>
          </>
        )}
        {item.note && <Fact name={t('found_items.field.note')}>{item.note}</Fact>}
      </Facts>
      <div>
        <Title order={3} mb="sm">
          {t('found_items.story')}
        </Title>
        <Story label={t('found_items.story')}>
          {item.steps.toReversed().map(({ id, kind, at, personName, text }) => (
            <Step key={id} icon={ICONS[kind]} at={at} about={[text, personName].filter(Boolean).join(' · ')}>
              {t(`found_items.step.${kind}`)}
            </Step>
          ))}
        </Story>
      </div>
    </div>
  );
}

function Renter({ item: { renter, hasRental } }: { item: FoundItemSheet }) {
  const t = useText(adminDe);
  const maySee = useSession()?.user.capabilities.includes('rentals.read') ?? false;
  if (!hasRental) return null;
  return (
    <Fact name={t('found_items.field.renter')}>
      {renter ? (
        <>
          {renter.customerName || t('found_items.renter.erased')}{' '}
          <Anchor component={Link} to={`/admin/access-rights/${renter.rentalId}`}>
            {t('found_items.rental', { order: renter.orderNumber })}
          </Anchor>
        </>
      ) : (
        !maySee && <Text c="dimmed">{t('found_items.renter.hidden')}</Text>
      )}
    </Fact>
  );
}

function Photos({ item, mayEdit }: { item: FoundItemSheet; mayEdit: boolean }) {
  const t = useText(adminDe);
  const input = useRef<HTMLInputElement>(null);
  const add = useChange(foundItemApi.photo);
  return (
    <div className={classes.photos}>
      {item.photos.map(({ id, url }, at) => (
        <a key={id} href={url} target="_blank" rel="noreferrer">
          <img src={url} alt={t('found_items.photo.of', { count: at + 1 })} className={classes.photo} loading="lazy" />
        </a>
      ))}
      {mayEdit && (
        <>
          <Button
            variant="default"
            loading={add.isPending}
            leftSection={<IconCamera size={18} stroke={1.5} aria-hidden />}
            onClick={() => input.current?.click()}
          >
            {t('found_items.photo')}
          </Button>
          <PhotoInput
            ref={input}
            onPhoto={async (file) => {
              await add.mutateAsync({ id: item.id, photoId: crypto.randomUUID(), file });
            }}
          />
        </>
      )}
    </div>
  );
}
