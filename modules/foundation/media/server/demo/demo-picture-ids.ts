/** Pictures of the demo that pages and people name before they are drawn: until then a drawing or a letter stands there. */
export const DEMO_PICTURE_IDS = {
  oven: '0199f000-0000-7000-8000-00000000a001',
  salon: '0199f000-0000-7000-8000-00000000a002',
  Franziska: '0199f000-0000-7000-8000-00000000a003',
  Deniz: '0199f000-0000-7000-8000-00000000a004',
  Marlene: '0199f000-0000-7000-8000-00000000a005',
  Jonas: '0199f000-0000-7000-8000-00000000a006',
  shelf: '0199f000-0000-7000-8000-00000000a007',
  lockers: '0199f000-0000-7000-8000-00000000a008',
} as const;
