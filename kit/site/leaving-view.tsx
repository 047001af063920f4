import { ButtonLink } from './button.tsx';
import { Stack } from './layout.tsx';
import type { ViewProps } from './page.ts';
import { PageTitle } from './page-title.tsx';
import { useText } from './texts.ts';

/** Between a form of ours and somebody else's page. The policy lets forms lead to our own host alone, redirects included. */
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
