import type { ShownPicture } from '../../contract.ts';
import css from './picture.module.css';

type Props = {
  readonly picture: ShownPicture;
  readonly sizes: string;
  readonly className?: string;
  /** In the first screen: it comes before all others. */
  readonly isFirst?: boolean;
};

/** 4:3, as wide as it is shown; its place is kept while it comes. */
export function Picture({ picture: { alt, sources }, sizes, className = '', isFirst = false }: Props) {
  const [smallest] = sources;
  if (!smallest) return null;
  return (
    <img
      className={`${css.picture} ${className}`}
      src={(sources[1] ?? smallest).url}
      srcSet={sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={320}
      height={240}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
