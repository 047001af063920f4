import { ask } from '@fachwerk/base/contract';
import * as z from 'zod/mini';

/** Red: such a site may not go online. Yellow: somebody should look. Green: it is so. */
export const Verdict = z.enum(['red', 'yellow', 'green']);
export type Verdict = z.infer<typeof Verdict>;

/** What one law says about this very site. Its words are `law.<name>`, `law.<name>.asks` and, unless green, `law.<name>.found`. */
export const LegalCheck = z.object({
  law: z.string(),
  verdict: Verdict,
  /** What was found, for its sentence. */
  found: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Where it stands, as lawyers cite it. */
  source: z.string(),
  /** The day on which somebody last compared the rule with the law. */
  checkedOn: z.iso.date(),
  /** Where it is mended; null: the product does it by itself. */
  path: z.nullable(z.string()),
});
export type LegalCheck = z.infer<typeof LegalCheck>;

export const legalCheckApi = {
  show: ask({
    method: 'GET',
    path: '/private/legal-checks',
    access: 'staff:sites.manage',
    summary: 'What the law asks of the company’s site as it is now, the worst first.',
    input: z.object({}),
    output: z.object({ checks: z.array(LegalCheck) }),
  }),
};
