import type { commonDe } from './common.de.ts';

export const commonDeDu = {
  'order.refund_denied': 'Das Stornieren löst eine Erstattung aus. Dafür fehlt dir das Recht „Geld erstatten“.',
  'order.too_expensive': 'Bestellungen über {most} sind online nicht möglich. Bitte sprich uns an.',
  'order.too_many_to_export': 'Der Export umfasst höchstens {most} Bestellungen. Wähle einen kürzeren Zeitraum.',

  'invoice.not_downloaded': 'Der Download ist fehlgeschlagen. Bitte versuche es noch einmal.',
} as const satisfies Partial<Record<keyof typeof commonDe, string>>;
