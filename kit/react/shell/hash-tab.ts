import { useLocation, useNavigate } from 'react-router';

/** The tab is in the URL fragment, so that it can be linked and switching it leaves no form. The first tab needs no fragment. */
export function useHashTab<Name extends string>(names: readonly [Name, ...Name[]]) {
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const [first] = names;
  const tab = names.find((name) => `#${name}` === hash) ?? first;
  const choose = (next: string | null) =>
    void navigate({ search, hash: next === first ? '' : `#${next}` }, { replace: true });
  return [tab, choose] as const;
}
