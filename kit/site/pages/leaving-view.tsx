import { useText } from '../language/texts.ts';
import { ButtonLink } from '../parts/button.tsx';
import { Stack } from '../parts/layout.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import type { ViewProps } from './page.ts';

/** Interstitial between our form and an external page: the policy allows forms to lead to our own host only, redirects included. */
export function LeavingView({ data }: ViewProps<{ readonly to: string }>) {
  const t = useText();
  return (
    <Stack>
      <PageTitle lead={t('page.leaving.what')} />
      <div>
        <ButtonLink to={data.to} icon="arrow">
          {t('page.leaving.go')}
        </ButtonLink>
      </div>
    </Stack>
  );
}
