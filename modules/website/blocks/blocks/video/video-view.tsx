import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { type Video, videoOf } from '@fachwerk/pages/rules/video';
import { Button, ButtonLink } from '@fachwerk/site/button';
import { useHydrated } from '@fachwerk/site/clock';
import { useText } from '@fachwerk/site/texts';
import { useState } from 'react';
import { siteDe } from '../../texts/site.de.ts';
import { Picture } from '../parts/picture.tsx';
import css from './video.module.css';
import type { videoBlock } from './video-block.ts';

type Given = BlockOf<typeof videoBlock>;

/** Two clicks: nothing comes from the video's host before the visitor has read from whom, and asked for it. */
export function Part({ given }: { readonly given: Given }) {
  const { address, title } = given.content;
  const t = useText(siteDe);
  const [isWanted, setWanted] = useState(false);
  const video = videoOf(address);
  if (video && isWanted) {
    return (
      <div className={css.video}>
        <iframe
          className={css.player}
          src={video.embed}
          title={title || t('blocks.video.name', { provider: video.provider })}
          allow="autoplay; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        />
      </div>
    );
  }
  return <Poster given={given} video={video} onPlay={() => setWanted(true)} />;
}

function Poster({ given, video, onPlay }: { given: Given; video: Video | null; onPlay: () => void }) {
  const t = useText(siteDe);
  const isHydrated = useHydrated();
  const { poster, title } = given.content;
  return (
    <div className={css.video}>
      <div className={css.poster}>
        <Picture
          picture={poster}
          settings={given.settings}
          ratio="wide"
          sizes="(min-width: 1152px) 70rem, 100vw"
          drawing={3}
        />
      </div>
      <div className={css.ask}>
        {title && <p className={css.title}>{title}</p>}
        {video ? (
          <>
            <p>{t('blocks.video.what', { provider: video.provider })}</p>
            <div className={css.ways}>
              {isHydrated && <Button onPress={onPlay}>{t('blocks.video.play')}</Button>}
              <ButtonLink to={video.watch} kind="plain" icon="external" isNewTab>
                {t('blocks.video.open', { provider: video.provider })}
              </ButtonLink>
            </div>
          </>
        ) : (
          <p>{t('blocks.video.none')}</p>
        )}
      </div>
    </div>
  );
}
