import * as z from 'zod/mini';

/** An object that travels as JSON text inside a multipart form (spec §5: contact and backendRoles). */
export function jsonText<S extends z.core.$ZodType>(schema: S) {
  const fromText = z.transform((value: unknown, issues: z.core.ParsePayload) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      issues.issues.push({ code: 'custom', message: 'field.json', input: value });
      return z.NEVER;
    }
  });
  return z.pipe(fromText, schema);
}

/** Refuses characters; which ones they were is said at the field (spec §5). `forbidden` finds one, without the flag `g`. A plain yes or no: answers are looked at by it too. */
function without(forbidden: RegExp) {
  return z.refine<string>((value) => !forbidden.test(value), {
    message: 'field.characters',
    params: { forbidden },
  });
}

/** One line a person typed: trimmed, no control characters, a bounded length. */
export function line(max: number, min = 0) {
  return z.string().check(z.trim(), z.minLength(min), z.maxLength(max), without(/\p{Cc}/u));
}

const ADDRESS_IN_NAME =
  /:\/\/|@|\bwww\.|\b[a-z0-9-]{2,}\.(?:de|com|net|org|info|biz|eu|at|ch|it|ru|io|me|app|dev|shop|site|online|store|xyz|top|club|link|live|page|click)\b/i;

/** The name of a person, which stands in mails to an address that nobody has proven yet: it takes no web or mail address. */
export function personName(max: number, min = 0) {
  return line(max, min).check(z.refine((typed) => !ADDRESS_IN_NAME.test(typed), 'field.name_address'));
}

/** Several lines; line breaks and tabs are all right. */
export function paragraph(max: number) {
  return z.string().check(z.trim(), z.maxLength(max), without(/(?![\t\n\r])\p{Cc}/u));
}

/** A number to call, as people write it. */
export const Phone = line(40).check(without(/[^\d\s+()/.-]/u));

/** Compared and stored in lower case: nobody has two accounts because of a capital letter. */
export const Email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email('field.email'));

/** An instant: ISO 8601 on the wire, a Date in the code. */
export const Instant = z.coerce.date();

/** A file out of a multipart form. On the server its bytes are in memory, within the endpoint's limit; in the browser it is a File. */
export type Upload = { readonly name: string; readonly type: string; readonly bytes: Uint8Array };
export const Upload = z.custom<Upload | Blob>(
  (value) => value instanceof Blob || ArrayBuffer.isView((value as Partial<Upload> | null)?.bytes),
  'field.file',
);

/** A request as it came in, for whoever checks a signature over it. Header names are in lower case. */
export type RawRequest = { readonly bytes: Uint8Array; readonly headers: Readonly<Record<string, string>> };
export const RawRequest = z.custom<RawRequest>(
  (value) => ArrayBuffer.isView((value as Partial<RawRequest> | null)?.bytes),
  'field.file',
);

/** An answer as it goes over the wire, for devices with a language of their own. Bytes travel as base64 to here. */
export const RawAnswer = z.object({
  status: z.int().check(z.minimum(200), z.maximum(499)),
  contentType: z.string(),
  base64: z.string(),
});
export type RawAnswer = z.infer<typeof RawAnswer>;

/** What an answer says when there is nothing to say. */
export const Nothing = z.object({});

/** A small file in an answer (a sheet to print, a table to take away): travels inside the JSON, so that every answer is one. */
export const FileAnswer = z.object({ fileName: z.string(), contentType: z.string(), base64: z.string() });
export type FileAnswer = z.infer<typeof FileAnswer>;
