import { IconFileTypePdf } from '@tabler/icons-react';
import type { Asset } from '../contract.ts';
import classes from './media.module.css';

/** Decoration: the name stands beside it. */
export function AssetThumb({ asset: { picture } }: { asset: Pick<Asset, 'picture'> }) {
  if (!picture)
    return (
      <span className={classes.thumb} aria-hidden>
        <IconFileTypePdf size={40} stroke={1.25} />
      </span>
    );
  const { sources, width, height, focus } = picture;
  return (
    <img
      className={classes.thumb}
      src={sources[0]?.webp}
      srcSet={sources
        .slice(0, 2)
        .map((each) => `${each.webp} ${each.width}w`)
        .join(', ')}
      sizes="200px"
      width={width}
      height={height}
      style={{ objectPosition: `${focus.x / 10}% ${focus.y / 10}%` }}
      loading="lazy"
      alt=""
    />
  );
}
