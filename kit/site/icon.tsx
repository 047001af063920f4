import css from './icon.module.css';

/** Tabler's shapes (MIT), drawn with a stroke of 1.5. */
const PATHS = {
  alert: 'M12 9v4m0 4h.01M10.3 3.9 2.3 17.5A2 2 0 0 0 4 20.5h16a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0Z',
  arrow: 'M5 12h14m-6 6 6-6-6-6',
  back: 'M19 12H5m6 6-6-6 6-6',
  bag: 'M6.3 8h11.4a2 2 0 0 1 2 2.3l-1.3 8.2a3 3 0 0 1-3 2.5H8.600a3 3 0 0 1-3-2.500L4.300 10.300a2 2 0 0 1 2-2.300ZM9 11V6a3 3 0 0 1 6 0v5',
  box: 'm12 3 8 4.500v9L12 21l-8-4.500v-9L12 3Zm0 9 8-4.500M12 12v9m0-9L4 7.500',
  check: 'm5 12 5 5L20 7',
  circleCheck: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-3-9 2 2 4-4',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3 3',
  close: 'M18 6 6 18M6 6l12 12',
  external: 'M12 6H6a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6m-7 1 9-9m-5 0h5v5',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-12h.01M11 12h1v4h1',
  key: 'M16.600 3.900a2 2 0 0 1 2.800 0l.700.700a2 2 0 0 1 0 2.800l-2.600 2.600a5 5 0 1 1-3.500-3.500l2.600-2.600ZM9 15h.01',
  language:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.600 9h16.800M3.600 15h16.800M11.500 3a17 17 0 0 0 0 18m1-18a17 17 0 0 1 0 18',
  lock: 'M5 13a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-6Zm3-2V7a4 4 0 1 1 8 0v4',
  lockOpen: 'M5 13a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-6Zm3-2V6a4 4 0 0 1 8 0',
  mail: 'M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7Zm0 0 9 6 9-6',
  pin: 'M12 14a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm5.700 2.700L13.400 21a2 2 0 0 1-2.800 0l-4.300-4.300a8 8 0 1 1 11.400 0Z',
  receipt: 'M5 21V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16l-3-2-2 2-2-2-2 2-2-2-3 2Zm4-14h6m-6 4h6m-2 4h2',
  trash: 'M4 7h16M10 11v6m4-6v6M5 7l1 12a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2l1-12M9 7V4a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v3',
  user: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-6 10v-2a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v2',
} as const;
export type IconName = keyof typeof PATHS;

/** Stands beside a word, never alone: a screen reader does not hear it. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className={css.icon} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
