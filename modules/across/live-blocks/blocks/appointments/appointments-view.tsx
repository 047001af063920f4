import { ServiceCards } from '@fachwerk/appointment-booking/site-parts';
import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { ButtonLink } from '@fachwerk/site/button';
import { Stack } from '@fachwerk/site/layout';
import type { AppointmentsData } from '../../rules/live-data.ts';
import type { appointmentsBlock } from './appointments-block.ts';

type Given = BlockOf<typeof appointmentsBlock, AppointmentsData | null>;

/** Nothing where nothing can be booked. */
export function Part({ given: { content, data, settings } }: { readonly given: Given }) {
  if (!data) return null;
  const level = settings.showsHeadline && settings.headline ? 3 : 2;
  return (
    <Stack>
      <ServiceCards services={data.services} level={level} />
      {content.action && (
        <div>
          <ButtonLink to="/termine" kind="plain">
            {content.action}
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}
