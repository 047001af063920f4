import { useLocalStorage } from '@mantine/hooks';
import { useLocation } from 'react-router';
import { useSession } from '../calls/session.ts';

export type SavedView = { readonly name: string; readonly query: string };

/** Named views per list and user, stored in this browser. */
export function useSavedViews() {
  const { pathname } = useLocation();
  const userId = useSession()?.user.id ?? 'nobody';
  const list = pathname.split('/').slice(0, 3).join('/');
  const [views, setViews] = useLocalStorage<readonly SavedView[]>({
    key: `device.views.${userId}.${list}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  return {
    views,
    save: (name: string, query: string) => setViews([...views.filter((view) => view.name !== name), { name, query }]),
    removeByQuery: (query: string) => setViews(views.filter((view) => view.query !== query)),
  };
}
