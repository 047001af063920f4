import type { Ref } from 'react';
import { notifyProblem } from '../states/notice.tsx';
import { smallerPhoto } from './smaller-photo.ts';

type Props = { readonly ref: Ref<HTMLInputElement>; readonly onPhoto: (photo: Blob) => Promise<void> };

/** The camera of a phone; elsewhere a file. It is opened by a button. */
export function PhotoInput({ ref, onPhoto }: Props) {
  const take = async (files: FileList | null) => {
    for (const file of files ?? []) await onPhoto(await smallerPhoto(file));
  };
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      capture="environment"
      hidden
      aria-hidden
      tabIndex={-1}
      onChange={({ currentTarget }) => {
        const { files } = currentTarget;
        void take(files)
          .catch(notifyProblem)
          .finally(() => {
            currentTarget.value = '';
          });
      }}
    />
  );
}
