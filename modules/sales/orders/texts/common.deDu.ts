import type { commonDe } from './common.de.ts';

export const commonDeDu = {
  'order.refund_denied': 'Beim Stornieren geht Geld zurück. Dafür fehlt dir das Recht „Geld erstatten“.',
  'order.too_expensive': 'Bestellungen über {most} nehmen wir auf diesem Weg nicht an. Bitte sprich uns an.',
  'order.too_many_to_export': 'Das sind mehr als {most} Bestellungen. Wähle einen kürzeren Zeitraum.',

  'invoice.not_downloaded': 'Das Herunterladen hat nicht geklappt. Bitte versuche es noch einmal.',
} as const satisfies Partial<Record<keyof typeof commonDe, string>>;
