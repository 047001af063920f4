import type { Step } from '@fachwerk/site/steps';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../texts/site.de.ts';

/** What, when, who; `current` counts from 0. */
export function useBookSteps(current: 0 | 1 | 2, serviceId = ''): { steps: readonly Step[]; current: number } {
  const t = useText(siteDe);
  return {
    steps: [
      { title: t('book.step.service'), to: '/termine' },
      { title: t('book.step.time'), to: `/termine/${serviceId}` },
      { title: t('book.step.contact') },
    ],
    current,
  };
}
