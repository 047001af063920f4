import { traced } from '../observe/tracing/trace.ts';

type TracedCall = {
  readonly method: string;
  readonly url: string;
  readonly companyId?: string | undefined;
};

/** A call over HTTP to somebody else, within a span. It names the host alone: paths and queries of others may be keys. */
export function tracedCall<Answer extends { readonly status: number }>(
  { method, url, companyId }: TracedCall,
  work: () => Promise<Answer>,
): Promise<Answer> {
  return traced(
    () => ({
      name: `${method} ${hostOf(url)}`,
      kind: 'client',
      attributes: {
        'http.request.method': method,
        'server.address': hostOf(url),
        ...(companyId && { 'fachwerk.company_id': companyId }),
      },
    }),
    async (span) => {
      const answer = await work();
      span?.setAttribute('http.response.status_code', answer.status);
      return answer;
    },
  );
}

const hostOf = (url: string) => URL.parse(url)?.hostname ?? 'unknown';
