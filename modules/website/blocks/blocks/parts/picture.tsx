import type { BlockSettings } from '@fachwerk/pages/contract-content';
import type { ShownPicture } from '@fachwerk/pages/contract-shown';
import { Drawing } from './drawing.tsx';
import css from './picture.module.css';

type Props = {
  readonly picture: ShownPicture | null;
  readonly settings: Pick<BlockSettings, 'ratio' | 'isRounded' | 'shade'>;
  /** How wide it is shown, as `sizes` of an img. */
  readonly sizes: string;
  /** Where the block itself says the ratio by its looks. */
  readonly ratio?: BlockSettings['ratio'];
  /** Seen at once: it is not waited for. */
  readonly isFirst?: boolean;
  /** Which drawing stands there while no picture is chosen. */
  readonly drawing?: number;
};

const tenths = (thousandths: number) => Math.round(thousandths / 100);

/** Its place is kept while it comes; where it is cut, what matters stays in sight. */
export function Picture({ picture, settings, sizes, ratio, isFirst = false, drawing = 0 }: Props) {
  const shape = ratio && settings.ratio === 'auto' ? ratio : settings.ratio;
  const smallest = picture?.sources[0];
  return (
    <span
      className={`${css.place} ${css[shape]} ${settings.isRounded ? css.rounded : ''}`}
      data-shade={Math.round(settings.shade / 20) * 20}
    >
      {picture && smallest ? (
        <picture>
          {picture.sources.some(({ avif }) => avif) && (
            <source type="image/avif" srcSet={widthsOf(picture, 'avif')} sizes={sizes} />
          )}
          <img
            src={(picture.sources.find(({ width }) => width >= 640) ?? picture.sources.at(-1) ?? smallest).url}
            srcSet={widthsOf(picture, 'url')}
            sizes={sizes}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            data-x={tenths(picture.focus.x)}
            data-y={tenths(picture.focus.y)}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            decoding="async"
          />
        </picture>
      ) : (
        <Drawing number={drawing} />
      )}
      {picture?.credit && <small className={css.credit}>{picture.credit}</small>}
    </span>
  );
}

function widthsOf({ sources }: ShownPicture, file: 'avif' | 'url'): string {
  return sources.flatMap((each) => (each[file] ? [`${each[file]} ${each.width}w`] : [])).join(', ');
}
