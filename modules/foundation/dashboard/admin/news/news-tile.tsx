import { useAsk } from '@fachwerk/react/call';
import { lazyPart } from '@fachwerk/react/lazy-part';
import { useMay } from '@fachwerk/react/session';
import { ErrorState, Loading, NoPermission, NotFound } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { dashboardApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './news.module.css';
import { NewsCarousel, NewsCarouselOutline } from './news-carousel.tsx';
import { NewsSlide } from './news-slide.tsx';

const NewsEditor = lazyPart(async () => (await import('./news-editor.tsx')).NewsEditor);

/** News carousel; full size lists all slides, and `/edit` is the editor. */
export function NewsTile({ size, id }: TileProps) {
  const t = useText(adminDe);
  const mayEdit = useMay('news.edit');
  const news = useAsk(dashboardApi.news, {});
  if (id && id !== 'edit') return <NotFound text={t('dashboard.unknown')} />;
  if (id && !mayEdit) return <NoPermission />;
  if (news.isError && !news.data) return <ErrorState error={news.error} onRetry={() => news.refetch()} />;
  if (id) {
    return (
      <Suspense fallback={<Loading lines={8} />}>{news.data ? <NewsEditor news={news.data} /> : <Loading />}</Suspense>
    );
  }
  if (size === 'full') return <NewsWall items={news.data?.items} mayEdit={mayEdit} />;
  return news.data ? <NewsCarousel items={news.data.items} /> : <NewsCarouselOutline />;
}

type Items = Parameters<typeof NewsCarousel>[0]['items'];

function NewsWall({ items, mayEdit }: { items: Items | undefined; mayEdit: boolean }) {
  const t = useText(adminDe);
  if (!items) return <Loading lines={8} />;
  return (
    <>
      {mayEdit && (
        <Button
          component={Link}
          to="/admin/dashboard/news/edit"
          leftSection={<IconPencil size={16} stroke={1.5} />}
          mb="md"
        >
          {t('news.edit')}
        </Button>
      )}
      <ul className={classes.wall}>
        {items.map((item, at) => (
          // Slides have no id; the list is replaced as a whole.
          <li key={`${at} ${item.title}`}>
            <NewsSlide item={item} isWhole />
          </li>
        ))}
      </ul>
    </>
  );
}
