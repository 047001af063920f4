import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const appointmentsBlock = blockKind({
  kind: 'appointments',
  group: 'contact',
  version: 1,
  fields: {
    most: { type: 'number', min: 1, max: 24 },
    action: { type: 'line', max: 40, isUsual: true },
  },
  sample: { most: 6, action: { de: 'Alle Termine ansehen', en: 'See all appointments' } },
});
