import { useText } from '../language/texts.ts';
import { ButtonLink } from '../parts/button.tsx';
import { Stack } from '../parts/layout.tsx';
import { Notice } from '../parts/notice.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import type { Place } from './nearest-places.ts';
import type { ViewProps } from './page.ts';

/** `error` is empty for a plain 404. */
export type ProblemData = {
  readonly status: number;
  readonly error: string;
  readonly again: string | null;
  readonly isSuspended?: boolean;
  /** Suggested pages. */
  readonly near?: readonly Place[];
};

/** Replaces a page that cannot be shown: explains why, and links on. */
export function ProblemView({ data }: ViewProps<ProblemData>) {
  const t = useText();
  return (
    <Stack>
      <PageTitle />
      {data.error !== '' && <Notice kind={data.status === 404 ? 'info' : 'danger'}>{data.error}</Notice>}
      {data.status === 404 && <p>{t('page.missing.what')}</p>}
      <Near places={data.near ?? []} />
      {!data.isSuspended && <GoOn again={data.again} />}
    </Stack>
  );
}

function Near({ places }: { readonly places: readonly Place[] }) {
  const t = useText();
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="near">
      <h2 id="near">{t('page.missing.near')}</h2>
      <ul>
        {places.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function GoOn({ again }: Pick<ProblemData, 'again'>) {
  const t = useText();
  return (
    <div>
      {again ? (
        <ButtonLink to={again}>{t('page.problem.again')}</ButtonLink>
      ) : (
        <ButtonLink to="/">{t('page.problem.home')}</ButtonLink>
      )}
    </div>
  );
}
