/** The conversation that the address of its page names. */
export function chatOf({ email = '', orderHash = '', itemId }: Readonly<Record<string, string | undefined>>) {
  return { email, orderHash, ...(itemId && { itemId }) };
}
