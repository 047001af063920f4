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

const side = (thousandths: number) => (thousandths < 334 ? 'start' : thousandths > 666 ? 'end' : 'middle');

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
        <img
          src={(picture.sources.find(({ width }) => width >= 640) ?? picture.sources.at(-1) ?? smallest).url}
          srcSet={picture.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
          sizes={sizes}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          data-x={side(picture.focus.x)}
          data-y={side(picture.focus.y)}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
        />
      ) : (
        <Drawing number={drawing} />
      )}
      {picture?.credit && <small className={css.credit}>{picture.credit}</small>}
    </span>
  );
}
