import { isContactAsked } from '@fachwerk/cart/site-parts';
import type { ViewProps } from '@fachwerk/site/page';
import type { BookingData } from './booking-data.ts';
import { PeriodStep } from './period-step.tsx';
import { SizeStep } from './size-step.tsx';

/** One question at a time: when and how long, then which size. */
export function View({ data, problem, form }: ViewProps<BookingData>) {
  return data.step === 'period' ? (
    <PeriodStep data={data} />
  ) : (
    <SizeStep data={data} problem={problem} isContactAsked={isContactAsked(form, problem)} />
  );
}
