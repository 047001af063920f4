import { mediaApi } from '@fachwerk/media/contract';
import { useAsk } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { type ReactNode, useId } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './seo.module.css';

type Props = {
  siteName: string;
  accent: string;
  /** Of the site; null while it has none. */
  address: string | null;
  slug: string;
  /** Of the search result, with the name of the site. */
  title: string;
  /** Of the page itself: what a drawn picture says. */
  heading: string;
  description: string;
  shareMediaId: string | null;
  /** Below the result: how long its words are. */
  children?: ReactNode;
};

/** How a page looks where others show it: in a list of results, and where somebody shares its link. Drawn, not asked for anywhere. */
export function SearchPreview({ siteName, accent, address, slug, title, description, ...props }: Props) {
  const { heading, shareMediaId, children } = props;
  const t = useText(adminDe);
  const host = address ? new URL(address).host : t('seo.no_address');
  const trail = [host, ...slug.split('/').filter(Boolean)].join(' › ');
  return (
    <div className={classes.previews}>
      <figure className={classes.figure}>
        <figcaption className={classes.caption}>{t('seo.result')}</figcaption>
        <div className={classes.result}>
          <div className={classes.from}>
            <span className={classes.sign} aria-hidden="true">
              {siteName.slice(0, 1)}
            </span>
            <span className={classes.site}>
              {siteName}
              <span className={classes.trail}>{trail}</span>
            </span>
          </div>
          <p className={classes.resultTitle}>{title}</p>
          <p className={classes.resultText}>{description || t('seo.no_description')}</p>
        </div>
        {children}
      </figure>
      <figure className={classes.figure}>
        <figcaption className={classes.caption}>{t('seo.shared')}</figcaption>
        <div className={classes.shared}>
          <SharedPicture id={shareMediaId} accent={accent} heading={heading} siteName={siteName} />
          <div className={classes.sharedWords}>
            <p className={classes.host}>{host}</p>
            <p className={classes.sharedTitle}>{title}</p>
            <p className={classes.sharedText}>{description || t('seo.no_description')}</p>
          </div>
        </div>
      </figure>
    </div>
  );
}

type PictureProps = { id: string | null; accent: string; heading: string; siteName: string };

/** The chosen one; else what is drawn from the title, as visitors get it. */
function SharedPicture({ id, accent, heading, siteName }: PictureProps) {
  const asked = useAsk(mediaApi.find, { id: id ?? '' }, { isEnabled: id !== null });
  const picture = id === null ? null : asked.data?.asset.picture;
  const clip = useId();
  if (picture) {
    const source = picture.sources.find(({ width }) => width >= 600) ?? picture.sources.at(-1);
    return <img className={classes.picture} src={source?.webp} alt="" />;
  }
  const lines = inLines(heading || siteName);
  return (
    <svg className={classes.picture} viewBox="0 0 1200 630" aria-hidden="true">
      <clipPath id={clip}>
        <rect width="1200" height="630" />
      </clipPath>
      <rect width="1200" height="630" fill={accent} />
      <g clipPath={`url(#${clip})`} fill={wordsOn(accent)}>
        {lines.map((line, at) => (
          <text key={line} x="80" y={300 + (at - (lines.length - 1) / 2) * 92} fontSize="80" fontWeight="700">
            {line}
          </text>
        ))}
        <text x="80" y="560" fontSize="40">
          {siteName}
        </text>
      </g>
    </svg>
  );
}

const LETTERS = 26;
const LINES = 3;

function inLines(words: string): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= LETTERS) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length <= LINES ? lines : [...lines.slice(0, LINES - 1), `${lines[LINES - 1]} …`];
}

/** White or black, whichever is read more easily on the colour. */
function wordsOn(accent: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(accent.slice(at, at + 2), 16));
  return red! * 0.299 + green! * 0.587 + blue! * 0.114 > 150 ? '#141312' : '#ffffff';
}
