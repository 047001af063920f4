/** A line of the log about an error, as far as it may leave the installation. */
export type Defect = {
  readonly err: unknown;
  readonly message: string;
  readonly tags: Readonly<Record<string, string>>;
};

type Report = (defect: Defect) => void;

let report: Report | undefined;

/** Set by `openDefects`, for the whole process. */
export function reportDefectsBy(given: Report | undefined): void {
  report = given;
}

/** What helps to find a defect and names nobody: no ids of people, no addresses. */
const TAGS = ['requestId', 'method', 'route', 'status', 'job', 'jobId', 'attempts', 'tries', 'part', 'companyId'];

/** Every line of the log at the level of an error passes here; one without an error says something else. */
export function noteDefect(line: unknown, message: unknown): void {
  if (!report || typeof line !== 'object' || line === null || !('err' in line) || line.err === undefined) return;
  const fields = line as Readonly<Record<string, unknown>>;
  const tags = TAGS.flatMap((name) => (fields[name] === undefined ? [] : [[name, String(fields[name])]]));
  report({ err: line.err, message: typeof message === 'string' ? message : '', tags: Object.fromEntries(tags) });
}
