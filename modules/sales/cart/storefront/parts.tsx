export { Total } from './cart/cart-totals.tsx';
export { CodesPart } from './cart/codes-part.tsx';
export { whyNotCart } from './steps/checkout-cart.ts';
export { CheckoutFrame } from './steps/checkout-frame.tsx';
export { askedField, isContactAsked, keepAskedContact, keepContact } from './steps/contact-fields.ts';
export { ContactPart } from './steps/contact-part.tsx';
export { Accepts } from './steps/pay-view.tsx';
export { PaymentChoice } from './steps/payment-choice.tsx';
export { useDurationLabels, useProblemLabels, useSpanLabels, useUnitLabels } from './words.ts';
