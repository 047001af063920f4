import { Icon } from '@fachwerk/site/icon';
import { useText } from '@fachwerk/site/texts';
import type { OfferedStaff } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './people.module.css';

type Props = {
  readonly staff: readonly OfferedStaff[];
  readonly staffId: string | null;
  readonly to: (staffId: string | null) => string;
};

/** With whom: faces where there are some, initials otherwise. */
export function PeoplePart({ staff, staffId, to }: Props) {
  const t = useText(siteDe);
  if (staff.length < 2) return null;
  return (
    <nav id="person" className={css.part} aria-label={t('book.with')}>
      <h2 className={css.head}>{t('book.with')}</h2>
      <ul className={css.people}>
        <Person href={to(null)} isCurrent={staffId === null} name={t('book.anybody')} isAnybody />
        {staff.map((person) => (
          <Person key={person.id} {...person} href={to(person.id)} isCurrent={person.id === staffId} />
        ))}
      </ul>
    </nav>
  );
}

type PersonProps = Partial<Pick<OfferedStaff, 'role' | 'picture'>> & {
  readonly name: string;
  readonly href: string;
  readonly isCurrent: boolean;
  readonly isAnybody?: boolean;
};

function Person({ name, role = '', picture = null, href, isCurrent, isAnybody = false }: PersonProps) {
  return (
    <li>
      <a href={href} className={css.person} aria-current={isCurrent || undefined} rel="nofollow">
        {isAnybody ? (
          <span className={css.face}>
            <Icon name="user" size={28} />
          </span>
        ) : (
          <Face name={name} picture={picture} />
        )}
        <span className={css.words}>
          <span className={css.name}>{name}</span>
          {role && <span className={css.role}>{role}</span>}
        </span>
      </a>
    </li>
  );
}

const SIZE = 56;

/** The policy of a site refuses styles in the page: the place of a face is one of nine. */
const side = (thousandths: number) => (thousandths < 334 ? 'start' : thousandths > 666 ? 'end' : 'middle');

function Face({ name, picture }: { readonly name: string; readonly picture: OfferedStaff['picture'] }) {
  const smallest = picture?.sources[0];
  if (!picture || !smallest) {
    return (
      <span className={css.face} aria-hidden="true">
        {name.slice(0, 1)}
      </span>
    );
  }
  const { x, y } = picture.focus;
  return (
    <img
      className={css.face}
      src={smallest.webp}
      srcSet={picture.sources.map(({ webp, width }) => `${webp} ${width}w`).join(', ')}
      sizes={`${SIZE}px`}
      data-x={side(x)}
      data-y={side(y)}
      alt=""
      width={SIZE}
      height={SIZE}
      decoding="async"
    />
  );
}
