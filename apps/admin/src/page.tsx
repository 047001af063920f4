import { useMaybeMe } from '@fachwerk/auth/account';
import type { Screen } from '@fachwerk/react/screen';
import { useMayShow } from '@fachwerk/react/session';
import { Loading, NoPermission, NotFound } from '@fachwerk/react/states';
import { translate, useText } from '@fachwerk/react/texts';
import { useTitle } from '@fachwerk/react/title';
import { Suspense } from 'react';

/** A screen of a module, if one may see it. The title comes with it: its words arrive with the screen. */
export function ScreenPage({ screen }: { screen: Screen }) {
  const may = useMayShow(screen);
  if (screen.capability && !may) return <NoPermission isPage />;
  return (
    <Suspense fallback={screen.isPublic ? null : <Loading lines={8} />}>
      <screen.Screen />
      <PageTitle title={screen.title} />
    </Suspense>
  );
}

export function UnknownPage() {
  return (
    <>
      <NotFound isPage />
      <PageTitle title="state.notfound.title" />
    </>
  );
}

/** The tab says where one is, and in whose house. */
function PageTitle({ title }: { title: string }) {
  useText();
  const app = useMaybeMe()?.companyObject.name ?? 'Fachwerk';
  useTitle(`${translate(title)} · ${app}`);
  return null;
}
