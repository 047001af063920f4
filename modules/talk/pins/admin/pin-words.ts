import { useText } from '@fachwerk/react/texts';
import type { Pin, PinProblem } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

/** What a pin starts, and why it cannot be started, in words. */
export function usePinLabels() {
  const t = useText(adminDe);
  return {
    starts: ({ starts, targetName, done }: Pin): string => {
      if (starts.kind === 'question' || !(targetName || starts.kind === 'instruction'))
        return t(`pins.kind.${starts.kind}`);
      if (starts.kind !== 'instruction') return t(`pins.starts.${starts.kind}`, { name: targetName });
      return t('pins.starts.instruction', { done, all: starts.steps.length });
    },
    whyNot: (code: PinProblem): string => t(code),
  };
}
