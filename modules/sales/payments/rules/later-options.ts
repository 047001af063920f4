import { LaterOption, type OnlineOption, type PaymentOption } from '../contract.ts';

const LATER: readonly string[] = LaterOption.options;

/** It is paid to people, not to a provider. */
export const isPaidLater = (option: PaymentOption): option is LaterOption => LATER.includes(option);

export const isPaidOnline = (option: PaymentOption): option is OnlineOption => !isPaidLater(option);

/** The customer transfers it, so they need the bank data. */
export const isTransferred = (option: PaymentOption): boolean => option === 'invoice' || option === 'prepayment';

/** People who hand it over take the money with it; a carrier and a bank bring it later. */
export const isPaidAtHandover = (option: LaterOption | null): boolean => option === 'cash' || option === 'card_on_site';

/** Which of them a contract party can offer: who wants transfers says where to. */
export function laterOptions(hasBankData: boolean): LaterOption[] {
  return LaterOption.options.filter((option) => hasBankData || !isTransferred(option));
}
