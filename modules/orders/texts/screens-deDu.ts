export const screensDeDu = {
  'order.effect.refund_by_hand': 'Geld erstattest du eigens.',
  'order.refund_bad': 'Gib einen Betrag wie 4,50 ein.',
};
