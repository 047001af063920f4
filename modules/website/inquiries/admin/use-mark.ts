import { useChange } from '@fachwerk/react/call';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { inquiryApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

/** Marks an inquiry as done, or as open again, and says so. */
export function useMark(): (id: string, isDone: boolean) => Promise<void> {
  const t = useText(adminDe);
  const { mutateAsync } = useChange(inquiryApi.mark);
  return async (id, isDone) => {
    await mutateAsync({ id, isDone }).then(
      () => notify(t(isDone ? 'inquiries.marked.done' : 'inquiries.marked.open')),
      () => undefined,
    );
  };
}
