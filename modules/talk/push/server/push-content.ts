/** What a device shows; addresses are paths of the site that the device belongs to. */
export type PushContent = {
  readonly title: string;
  readonly text: string;
  /** Where a tap leads. */
  readonly to: string;
  readonly picture: string | null;
  /** Where one click ends it (RFC 8058), and how that is called. */
  readonly end: { readonly path: string; readonly label: string };
};
