import { type Refusal, refusalOf } from '@fachwerk/base/refusal';
import type { BoxSize, PricingProblem } from '../contract.ts';

/** Why the sizes cannot be like this, or null: a code names one size. */
export function whyNotBoxSizes(sizes: readonly BoxSize[]): Refusal<PricingProblem> | null {
  const isTwice = ({ code }: BoxSize, index: number) => sizes.findIndex((other) => other.code === code) < index;
  return refusalOf(
    'box_size.code_taken',
    sizes.flatMap((size, index) =>
      isTwice(size, index) ? [{ path: `${index}.code`, code: 'box_size.code_taken', params: { code: size.code } }] : [],
    ),
  );
}

/** What a network begins with (spec §9); the measures are a proposal. */
export const FIRST_SIZES: readonly Omit<BoxSize, 'name'>[] = [
  { code: 'S', widthCm: 35, heightCm: 25, depthCm: 50 },
  { code: 'M', widthCm: 35, heightCm: 45, depthCm: 50 },
  { code: 'L', widthCm: 35, heightCm: 65, depthCm: 50 },
  { code: 'XL', widthCm: 50, heightCm: 95, depthCm: 60 },
];
