import { law, yellow } from '../law.ts';

/** The platform was switched off on 20 July 2025; who still leads there misleads. */
const PLATFORM = /ec\.europa\.eu\/(?:consumers\/)?odr|OS-Plattform|Online-Streitbeilegung/i;

export const odr = law({
  name: 'odr',
  source: 'VO (EU) 2024/3228',
  checkedOn: '2026-11-16',
  path: '/admin/website/legal',
  judge: ({ words }) => (Object.values(words).some((text) => PLATFORM.test(text)) ? yellow() : null),
});
