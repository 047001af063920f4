import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { headingIn } from '../parts/heading.ts';
import { numbered } from '../parts/numbered.ts';
import { Picture } from '../parts/picture.tsx';
import css from './team.module.css';
import type { teamBlock } from './team-block.ts';

/** `Anna Berger` is AB. */
const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('');

export function Part({ given }: { readonly given: BlockOf<typeof teamBlock> }) {
  const Name = `h${headingIn(given)}` as const;
  return (
    <ul className={css.team}>
      {numbered(given.content.people).map(({ each: { picture, name, role, text, link }, key }) => (
        <li key={key} className={css.person}>
          <div className={css.face}>
            {picture ? (
              <Picture picture={picture} settings={given.settings} ratio="square" sizes="18rem" />
            ) : (
              <span className={css.initials} aria-hidden="true">
                {initials(name)}
              </span>
            )}
          </div>
          <div>
            {name && <Name className={css.name}>{link ? <a href={link}>{name}</a> : name}</Name>}
            {role && <p className={css.role}>{role}</p>}
          </div>
          {text && <p className={css.text}>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
