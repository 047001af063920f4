import { localDay } from '@fachwerk/base/format-time';
import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { Icon } from '@fachwerk/site/icon';
import { Prose } from '@fachwerk/site/prose';
import { useText } from '@fachwerk/site/texts';
import { Time } from '@fachwerk/site/time';
import type { EventsData } from '../../rules/live-data.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './events.module.css';
import type { eventsBlock } from './events-block.ts';

/** A day is written down in the time of the house. */
const ZONE = 'Europe/Berlin';

type Given = BlockOf<typeof eventsBlock, EventsData | null>;

/** What is to come, the nearest first. */
export function Part({ given }: { readonly given: Given }) {
  const { content, data, settings } = given;
  const coming = (data?.coming ?? []).flatMap((at) => {
    const entry = content.entries[at];
    return entry?.title ? [{ entry, key: String(at) }] : [];
  });
  if (coming.length === 0) return content.none ? <p className={css.none}>{content.none}</p> : null;
  const level = settings.showsHeadline && settings.headline ? 3 : 2;
  return (
    <ul className={css.events}>
      {coming.map(({ entry, key }) => (
        <Event key={key} entry={entry} level={level} />
      ))}
    </ul>
  );
}

function Event({ entry, level }: { readonly entry: Given['content']['entries'][number]; readonly level: 2 | 3 }) {
  const t = useText(siteDe);
  const { title, place, text, link } = entry;
  const Title = `h${level}` as const;
  return (
    <li className={css.event}>
      <p className={css.when}>
        <When from={entry.from} to={entry.to} />
      </p>
      <div className={css.words}>
        <Title className={css.title}>{title}</Title>
        {place && (
          <p className={css.place}>
            <Icon name="pin" />
            {place}
          </p>
        )}
        <Prose text={text} />
        {link && (
          <a className={css.more} href={link}>
            {t('live.events.more')}
            <span className="fw-hidden">: {title}</span>
          </a>
        )}
      </div>
    </li>
  );
}

/** On one day the end is a time, else a day with its time. */
function When({ from, to }: { readonly from: Date | null; readonly to: Date | null }) {
  const t = useText(siteDe);
  if (!from) return t('live.events.soon');
  const [begin, end] = [new Date(from), to && new Date(to)];
  const isOneDay = end && localDay(begin, ZONE) === localDay(end, ZONE);
  return (
    <>
      <Time at={begin} timeZone={ZONE} style="full" />
      {end && ' – '}
      {end && <Time at={end} timeZone={ZONE} style={isOneDay ? 'time' : 'full'} />}
    </>
  );
}
