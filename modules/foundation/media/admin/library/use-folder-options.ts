import { useAsk } from '@fachwerk/react/call';
import { mediaApi } from '../../contract.ts';

/** The folders of the company, to choose from. */
export function useFolderOptions(): { value: string; label: string }[] {
  const { data } = useAsk(mediaApi.shelves, {});
  return (data?.folders ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
