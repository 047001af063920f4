import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

export type MadeFile = { readonly contentType: string; readonly content: Buffer };

/**
 * A file that goes with mails. It is named when the mail is written and made when it leaves, so that writing costs nothing and the
 * database keeps no copies: it must be made of what stays as it is.
 */
export type Attachment<Params extends Schema = Schema> = {
  readonly name: string;
  readonly params: Params;
  /** Null: what it was to be made of is gone, and the mail leaves without it. `ctx` works in the company of the mail. */
  readonly make: (ctx: never, params: never) => Promise<MadeFile | null>;
};

/** Who makes which, by name. */
export type Attachments = ReadonlyMap<string, Attachment>;

/** As it rests with the mail. */
export type AttachedFile = { readonly maker: string; readonly fileName: string; readonly params: unknown };
