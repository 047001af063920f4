import { useText } from '@fachwerk/react/texts';
import { Anchor, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconArrowRight, IconExternalLink } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import type { NewsItem } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './news.module.css';
import { NewsPicture } from './news-picture.tsx';
import { newsTarget, stampedPath } from './news-target.ts';

/** One slide: picture, topic, title, text, note and link. `isWhole` truncates nothing. */
export function NewsSlide({ item, isWhole = false }: { item: NewsItem; isWhole?: boolean }) {
  return (
    <article className={classes.slide} data-whole={isWhole || undefined}>
      <div className={classes.slideInner} data-bare={item.img ? undefined : true}>
        {item.img && (
          <div className={classes.picture}>
            <NewsPicture img={item.img} />
          </div>
        )}
        <div className={classes.words}>
          {item.infoTitle && <Text className={classes.topic ?? ''}>{item.infoTitle}</Text>}
          <Title order={isWhole ? 2 : 3} className={classes.slideTitle ?? ''}>
            {item.title}
          </Title>
          {item.des && <Text className={classes.des ?? ''}>{item.des}</Text>}
          {item.infoDes && (
            <Text size="xs" c="dimmed" className={classes.note ?? ''}>
              {item.infoDes}
            </Text>
          )}
          <SlideLink item={item} />
        </div>
      </div>
    </article>
  );
}

function SlideLink({ item }: { item: NewsItem }) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const target = newsTarget(item.link);
  if (!target) return null;
  const label = t('news.more_about', { title: item.title });
  if (target.kind === 'outside') {
    return (
      <Anchor href={target.href} target="_blank" rel="noopener noreferrer" className={classes.more ?? ''}>
        <span aria-hidden>{t('news.more')}</span>
        <VisuallyHidden>{`${label} (${t('news.new_tab')})`}</VisuallyHidden>
        <IconExternalLink size={16} stroke={1.5} aria-hidden />
      </Anchor>
    );
  }
  const go = (event: MouseEvent) => {
    const path = stampedPath(target.path, Date.now());
    const isOwnTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (path === target.path || isOwnTab) return;
    event.preventDefault();
    navigate(path);
  };
  return (
    <Anchor component={Link} to={target.path} onClick={go} className={classes.more ?? ''} aria-label={label}>
      {t('news.more')}
      <IconArrowRight size={16} stroke={1.5} aria-hidden />
    </Anchor>
  );
}
