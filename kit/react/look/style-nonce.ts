/** The server writes a new nonce into the page with every request; styles without it are refused (strict CSP). */
export function styleNonce(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');
  // Browsers hide the attribute from scripts; the property still has it.
  return meta?.nonce || meta?.getAttribute('content') || '';
}

/** The scroll lock library looks for its nonce under this name. */
export function shareStyleNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
}
