import { CountTabs } from '@fachwerk/react/count-tabs';
import { ListPage } from '@fachwerk/react/list-page';
import type { RowAction } from '@fachwerk/react/list-types';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconBan, IconCircleCheck, IconMessageReply, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { Review } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { useReviewColumns } from './review-columns.tsx';
import { ReviewDrawer } from './review-drawer.tsx';
import { SETTING_HASH, SettingDialog } from './setting-dialog.tsx';
import { usePublish } from './use-moderation.ts';
import { STARS, TABS, useReviewList } from './use-review-list.ts';

/** `/admin/item-reviews/:id?`: what buyers say about items, those that wait for a decision first; live. */
export function ReviewList() {
  const t = useText(adminDe);
  const { state, tab, item, list, overview } = useReviewList();
  const columns = useReviewColumns(tab);
  const maySet = useMay('item-reviews.set');
  const mayModerate = useMay('item-reviews.moderate');
  const [rejecting, setRejecting] = useState<Review | null>(null);
  const publish = usePublish();
  const rowActions = useRowActions(publish, setRejecting);
  return (
    <>
      <ListPage
        title={t('item-reviews.title')}
        list={list}
        columns={columns}
        nameOf={({ item: { name }, title }) => (title ? `${name}, ${title}` : name)}
        pathOf={({ id }) => `/admin/item-reviews/${id}`}
        action={maySet && <SettingButton />}
        filters={[
          {
            name: 'stars',
            label: t('item-reviews.field.stars'),
            options: STARS.map((stars) => ({
              value: stars,
              label: t('item-reviews.filter.stars', { count: Number(stars) }),
            })),
          },
          {
            name: 'item',
            label: t('item-reviews.field.item'),
            // Those on the page; a chosen one stays, also where it has none.
            options: itemsOf(list.rows ?? [], item, t('item-reviews.filter.item')),
          },
        ]}
        {...(mayModerate && {
          rowActions,
          bulkActions: [
            {
              label: (count: number) => t('item-reviews.publish.bulk', { count }),
              icon: IconCircleCheck,
              run: publish,
            },
          ],
        })}
        empty={{ title: t(`item-reviews.empty.${tab}.title`), text: t(`item-reviews.empty.${tab}.text`) }}
        csv={t('item-reviews.csv')}
      >
        {overview?.isOn === false && (
          <Alert color="warn" icon={<IconAlertTriangle stroke={1.5} />} title={t('item-reviews.off')} mb="sm">
            {t('item-reviews.off.text')}
          </Alert>
        )}
        <CountTabs
          label={t('item-reviews.tabs')}
          chosen={tab}
          onChoose={(next) => state.setFilter('state', next === 'waiting' ? undefined : next)}
          tabs={TABS.map((name) => ({
            name,
            label: t(`item-reviews.tab.${name}`),
            count: name === 'waiting' ? overview?.waiting : undefined,
          }))}
        />
      </ListPage>
      <ReviewDrawer onReject={setRejecting} />
      <RejectDialog review={rejecting} onClose={() => setRejecting(null)} />
      {maySet && <SettingDialog />}
    </>
  );
}

function itemsOf(reviews: readonly Review[], chosen: string | undefined, fallback: string) {
  const names = new Map(reviews.map(({ item: { id, name } }) => [id, name]));
  if (chosen && !names.has(chosen)) names.set(chosen, fallback);
  return [...names].map(([value, label]) => ({ value, label }));
}

/** Publishing is the first of them: most reviews are in order. */
function useRowActions(
  publish: (reviews: readonly Review[]) => Promise<boolean>,
  reject: (review: Review) => void,
): (review: Review) => readonly RowAction[] {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const { search } = useLocation();
  return (review) => [
    ...(review.state === 'published'
      ? [
          {
            label: t('item-reviews.reply.add'),
            icon: IconMessageReply,
            run: () => void navigate(`/admin/item-reviews/${review.id}${search}`),
          },
        ]
      : [
          {
            label: t('item-reviews.publish'),
            icon: IconCircleCheck,
            isMain: true,
            run: () => void publish([review]),
          },
        ]),
    ...(review.state === 'rejected'
      ? []
      : [{ label: t('item-reviews.reject'), icon: IconBan, isDanger: true, run: () => reject(review) }]),
  ];
}

function SettingButton() {
  const t = useText(adminDe);
  const { search } = useLocation();
  return (
    <Button
      component={Link}
      to={{ search, hash: SETTING_HASH }}
      variant="default"
      leftSection={<IconSettings size={16} stroke={1.5} />}
    >
      {t('item-reviews.setting')}
    </Button>
  );
}
