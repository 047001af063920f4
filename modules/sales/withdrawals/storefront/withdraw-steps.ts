import type { Step } from '@fachwerk/site/steps';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../texts/site.de.ts';

/** The two steps of the law; `current` counts from 0. */
export function useWithdrawSteps(current: 0 | 1): { steps: readonly Step[]; current: number } {
  const t = useText(siteDe);
  return { steps: [{ title: t('withdraw.step.form') }, { title: t('withdraw.step.check') }], current };
}
