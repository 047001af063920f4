import { ask, stream } from '@fachwerk/base/contract';
import * as z from 'zod/mini';

/** Made from the logo; addresses of PNG files, by the side in pixels. */
export const SiteIcons = z.object({ small: z.string(), touch: z.string(), large: z.string(), huge: z.string() });
export type SiteIcons = z.infer<typeof SiteIcons>;

export const ICON_SIDES = { small: 32, touch: 180, large: 192, huge: 512 } as const satisfies Record<
  keyof SiteIcons,
  number
>;

export const siteMarkApi = {
  icons: ask({
    method: 'GET',
    path: '/public/site-icons',
    access: 'site',
    summary: 'The icons of the site that answers under this host; null while it has no logo, or they are being made.',
    input: z.object({}),
    output: z.object({ icons: z.nullable(SiteIcons) }),
  }),
};

/** Icons or a picture for sharing are there: pages that had to do without are drawn anew. */
export const siteMarkStream = stream({
  name: 'site-marks',
  access: 'staff:sites.manage',
  audience: 'company',
  event: z.object({ type: z.literal('changed') }),
});
